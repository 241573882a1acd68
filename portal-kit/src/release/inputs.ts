import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractPackages } from '../contract/contracts.ts';
import { readPackage, root, type Application } from '../webpack/application.ts';
import { packageOf, sharedModules } from '../webpack/share-scope.ts';
import { lockedPackages, readLock } from './locked.ts';

const notBuilt = /\.test\.[a-z]+$|\.md$/;

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The file that lists what the shell provides to remotes. */
const contractFiles = (checkout: string): string[] =>
  contractPackages.flatMap((folder) =>
    ['package.json', 'contract.txt'].map((file) => path.join(checkout, folder, file)),
  );

/** The contract a remote is built for: after a breaking change, its needs have to be read again. */
const majorsOf = (checkout: string): string[] =>
  contractPackages.map(
    (folder) => `${folder} ${readPackage(path.join(checkout, folder)).version.split('.')[0]}`,
  );

/** Everything an application's files are made of. */
function inputsOf(application: Application, checkout: string): string[] {
  const at = (...parts: string[]) => path.join(checkout, ...parts);
  // a remote does not contain the shared packages; the names of their modules count below
  const shared = application.name === 'shell' ? ['shared-api', 'shared-ui'] : [];
  return [
    ...filesIn(application.folder),
    ...(application.name === 'shell' ? contractFiles(checkout) : []),
    ...['webpack', 'loading', 'area', 'registry', 'release'].flatMap((part) =>
      filesIn(at('portal-kit', 'src', part)),
    ),
    ...shared.flatMap((name) => [at(name, 'package.json'), ...filesIn(at(name, 'src'))]),
  ];
}

/** One hash over names and contents: the same inputs give the same hash on every machine. */
export function hashFiles(files: string[], base: string, extra: string[] = []): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(`${path.relative(base, file).replaceAll(path.sep, '/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  for (const line of extra) hash.update(`${line}\0`);
  return hash.digest('hex');
}

/** The shell contains everything, a remote only its own dependencies. Both depend on the kit's tools. */
function packagesOf({ name }: Application, checkout: string): string[] {
  const lock = readLock(checkout);
  if (name === 'shell') return lockedPackages(lock, [name, 'portal-kit', 'shared-api', 'shared-ui']);
  return lockedPackages(lock, [name, 'portal-kit'], new Set(sharedModules().map(packageOf)));
}

/** The version of a build made now: the package's version and ten digits of the inputs' hash. */
export function versionOf(application: Application, checkout = root): string {
  const hash = hashFiles(inputsOf(application, checkout), checkout, [
    ...sharedModules(),
    ...packagesOf(application, checkout),
    ...majorsOf(checkout),
  ]);
  return `${application.package.version}-${hash.slice(0, 10)}`;
}
