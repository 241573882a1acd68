import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registrySchema, type Registry, type RegistryEntry } from '@portal/portal-kit/registry-schema';
import { portals } from '../portal.ts';

const { www } = portals.federation;
const registryFile = path.join(www, 'remotes.json');

export const readRegistry = (): Registry =>
  registrySchema.parse(JSON.parse(readFileSync(registryFile, 'utf8')));

export const entryOf = (name: string) => readRegistry().areas.find((area) => area.name === name)!;

function changeRegistry(change: (area: RegistryEntry) => void): void {
  const registry = readRegistry();
  registry.areas.forEach(change);
  writeFileSync(`${registryFile}.new`, JSON.stringify(registry));
  renameSync(`${registryFile}.new`, registryFile);
}

/** Removes an area's fallback, so that a broken current version has none. */
export const forgetPrevious = (name: string): void =>
  changeRegistry((area) => {
    if (area.name === name) area.previous = null;
  });

/** Makes the current version require a later shell, as after a release with `--force`. */
export const needLaterShell = (name: string): void =>
  changeRegistry((area) => {
    if (area.name === name) area.current.needs = { '@portal/shared-ui': '999.0.0' };
  });

/** The folder of the version in force. */
export const folderOf = (name: string): string =>
  path.join(www, path.dirname(entryOf(name).current.manifest));

/** A journey restores it halfway, and again if it fails before that. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

/** Hides an area's matching files with their compressed twins. The returned function restores them. */
export function hide(name: string, pattern: RegExp): () => void {
  const folder = folderOf(name);
  const hidden = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => pattern.test(file) && !file.endsWith('.hidden'),
  );
  for (const file of hidden) renameSync(path.join(folder, file), path.join(folder, `${file}.hidden`));
  return once(() => {
    for (const file of hidden) renameSync(path.join(folder, `${file}.hidden`), path.join(folder, file));
  });
}

const hashOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Replaces an area's file and removes its compressed twins. The returned function restores everything. */
function replaceFile(name: string, file: string, change: (before: string) => string): () => void {
  const address = path.join(folderOf(name), file);
  const putTwinsBack = hide(name, new RegExp(`^${file.replaceAll('.', '\\.')}\\.(br|gz)$`));
  const before = readFileSync(address, 'utf8');
  writeFileSync(address, change(before));
  return once(() => {
    writeFileSync(address, before);
    putTwinsBack();
  });
}

const exposed = (name: string): string => {
  const file = readdirSync(path.join(folderOf(name), 'assets')).find((one) =>
    /^__federation_expose_area\..*\.js$/.test(one),
  );
  if (!file) throw new Error(`${name} exposes no area`);
  return `assets/${file}`;
};

/** Tampers with an area's exposed module. */
export const changeInTransit = (name: string, code: string): (() => void) =>
  replaceFile(name, exposed(name), (before) => `${before}\n${code}`);

/** Releases an area whose exposed module throws, with matching manifest and registry. */
export function breakCode(name: string): () => void {
  const code = "throw new Error('broken on purpose');";
  const file = exposed(name);
  const mendFile = replaceFile(name, file, () => code);
  const mendManifest = replaceFile(name, 'mf-manifest.json', (before) => {
    const manifest = JSON.parse(before) as { files: Record<string, string> };
    manifest.files[file] = hashOf(code);
    return JSON.stringify(manifest);
  });
  const promise = () => {
    const hash = hashOf(readFileSync(path.join(folderOf(name), 'mf-manifest.json')));
    changeRegistry((area) => {
      if (area.name === name) area.current.hashes['mf-manifest.json'] = hash;
    });
  };
  promise();
  return once(() => {
    mendFile();
    mendManifest();
    promise();
  });
}

/** Runs a kit command on the journeys' copy of the portal, like a team while the portal runs. */
export const kit = (command: 'release' | 'rollback', ...args: string[]): void => kitOf(www, command, ...args);

/** The same on another copy; the release is not opened in a browser first, which would take as long as a journey. */
export const kitOf = (store: string, command: string, ...args: string[]): void =>
  runKit({ PORTAL_WWW: store, PORTAL_CHROMIUM: '' }, command, ...args);

/** A kit command with its own environment. */
export function runKit(env: Record<string, string>, command: string, ...args: string[]): void {
  execFileSync(process.execPath, [`portal-kit/src/commands/${command}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
}
