import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readPackage, root } from '../webpack/application.ts';
import { packageOf, sharedModules } from '../webpack/share-scope.ts';
import { parseContract, printContract, type Contract, type Line, type Surface } from './surface.ts';

/** The packages whose modules the shell provides to remotes, by folder. */
export const contractPackages = ['portal-kit', 'shared-api', 'shared-ui'];

const { resolve } = createRequire(path.join(root, 'package.json'));

const nameOf = (folder: string) => `@portal/${folder}`;

/** The files of the modules in the contract, by name. */
export const contractModules = (): Record<string, string> =>
  Object.fromEntries(
    sharedModules()
      .filter((module) => module.startsWith('@portal/'))
      .map((module) => [module, realpathSync(resolve(module))]),
  );

/** The lines of one package, without its name. */
export const surfaceOf = (surface: Surface, folder: string): Surface =>
  new Map(
    [...surface]
      .filter(([key]) => packageOf(key.split(' ')[0]!) === nameOf(folder))
      .map(([key, type]) => [key.slice(nameOf(folder).length + 1), type]),
  );

export const contractFile = (folder: string): string => path.join(root, folder, 'contract.txt');

export const versionIn = (folder: string): string => readPackage(path.join(root, folder)).version;

/** The committed contract of a package. */
export const readContract = (folder: string): Contract =>
  existsSync(contractFile(folder)) ? parseContract(readFileSync(contractFile(folder), 'utf8')) : new Map();

export const writeContract = (folder: string, contract: Contract): void =>
  writeFileSync(contractFile(folder), printContract(contract));

/** Sets the version of a workspace, in its package.json and in the lock file. All other lines stay as they are. */
export function writeVersion(folder: string, version: string): void {
  const repeated = new RegExp(`("name": "${nameOf(folder)}",\\s+"version": ")[^"]+`);
  for (const name of [path.join(folder, 'package.json'), 'package-lock.json']) {
    const file = path.join(root, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(repeated, `$1${version}`));
  }
}

/** Every line of the three contracts by full name. */
export const committedContract = (): Contract =>
  new Map(
    contractPackages.flatMap((folder) =>
      [...readContract(folder)].map(([key, line]): [string, Line] => [`${nameOf(folder)}/${key}`, line]),
    ),
  );

/** The versions of the three packages, by name. */
export const contractVersions = (): Record<string, string> =>
  Object.fromEntries(contractPackages.map((folder) => [nameOf(folder), versionIn(folder)]));
