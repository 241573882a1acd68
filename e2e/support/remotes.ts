import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registrySchema, type Registry } from '@portal/portal-kit/registry-schema';
import { portals } from '../portal.ts';

const { www } = portals.federation;
const registryFile = path.join(www, 'remotes.json');

export const readRegistry = (): Registry =>
  registrySchema.parse(JSON.parse(readFileSync(registryFile, 'utf8')));

export const entryOf = (name: string) => readRegistry().areas.find((area) => area.name === name)!;

/** Takes the fall-back of an area away, so that a broken current version has nothing to heal to. */
export function forgetPrevious(name: string): void {
  const registry = readRegistry();
  for (const area of registry.areas) if (area.name === name) area.previous = null;
  writeFileSync(`${registryFile}.new`, JSON.stringify(registry));
  renameSync(`${registryFile}.new`, registryFile);
}

/** The folder of the version in force. */
export const folderOf = (name: string): string =>
  path.join(www, path.dirname(entryOf(name).current.manifest));

/** A journey mends in its middle and once more when it fails before that. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

/** Hides the files of an area that match, with the compressed twins some have; the function it gives puts them back. */
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

/** Makes the exposed module of an area throw as soon as it runs; the function it gives mends it. */
export function breakCode(name: string): () => void {
  const folder = path.join(folderOf(name), 'assets');
  const file = readdirSync(folder).find((one) => /^__federation_expose_area\..*\.js$/.test(one));
  if (!file) throw new Error(`${name} exposes no area`);
  const putTwinsBack = hide(name, new RegExp(`${file.replaceAll('.', '\\.')}\\.(br|gz)$`));
  const before = readFileSync(path.join(folder, file));
  writeFileSync(path.join(folder, file), "throw new Error('broken on purpose');");
  return once(() => {
    writeFileSync(path.join(folder, file), before);
    putTwinsBack();
  });
}

/** Runs a command of the kit on the journeys' copy of the portal, as a team does while the portal runs. */
export function kit(command: 'release' | 'rollback', ...args: string[]): void {
  execFileSync(process.execPath, [`portal-kit/src/commands/${command}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, PORTAL_WWW: www },
    stdio: 'pipe',
  });
}
