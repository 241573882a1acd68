import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../registry/registry-schema.ts';
import type { Bundle } from './run-bundle.ts';
import { readJson, versionFolder, workshop, writeAtomically } from './store.ts';

const KEPT_SHELLS = 5;

const isMap = (file: string) => file.endsWith('.map');

const integrity = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Source maps show the code, so they stay out of what is served: `.portal/maps/<application>/<version>`. */
function keepMaps({ folder, report }: Bundle): void {
  const target = workshop('maps', report.application, report.version);
  cpSync(folder, target, {
    recursive: true,
    filter: (file) => isMap(file) || !path.extname(file),
  });
}

/** Puts a built remote into a folder of its own; it appears there whole or not at all. */
export function placeRemote(store: string, bundle: Bundle): Release {
  const { area, version, scripts, styles } = bundle.report;
  if (!area) throw new Error(`${bundle.report.application} is no remote`);
  const target = versionFolder(store, area.name, version);
  const address = `/remotes/${area.name}/${version}`;
  if (!existsSync(target)) {
    const temporary = `${target}.${process.pid}.tmp`;
    cpSync(bundle.folder, temporary, {
      recursive: true,
      filter: (file) => !isMap(file) && path.basename(file) !== 'mf-stats.json',
    });
    writeAtomically(path.join(temporary, 'report.json'), JSON.stringify(bundle.report));
    renameSync(temporary, target);
    keepMaps(bundle);
  }
  const hashed = ['mf-manifest.json', 'entry.js'];
  return {
    version,
    manifest: `${address}/mf-manifest.json`,
    hashes: Object.fromEntries(hashed.map((file) => [file, integrity(path.join(target, file))])),
    preload: scripts.map((file) => `${address}/${file}`),
    styles: styles.map((file) => `${address}/${file}`),
    releasedAt: new Date().toISOString(),
    area,
  };
}

interface Shelved {
  version: string;
  files: string[];
}

/** The versions of the shell whose files are in the store, oldest first. */
export const shellsIn = (store: string): Shelved[] =>
  (readJson(path.join(store, 'shell', 'versions.json')) ?? []) as Shelved[];

/** Adds a built shell. Files of the last versions stay for open tabs; the page that names them is composed after. */
export function placeShell(store: string, bundle: Bundle): void {
  const shell = path.join(store, 'shell');
  const built = path.join(bundle.folder, 'assets');
  const files = readdirSync(built).filter((file) => !isMap(file) && !file.startsWith('promised.'));
  mkdirSync(path.join(shell, 'assets'), { recursive: true });
  for (const file of files) {
    const target = path.join(shell, 'assets', file);
    if (existsSync(target)) continue;
    cpSync(path.join(built, file), `${target}.tmp`);
    renameSync(`${target}.tmp`, target);
  }
  keepMaps(bundle);
  const { version } = bundle.report;
  const versions = [
    ...shellsIn(store).filter((other) => other.version !== version),
    { version, files },
  ].slice(-KEPT_SHELLS);
  writeAtomically(
    path.join(shell, 'template.html'),
    readFileSync(path.join(bundle.folder, 'index.html'), 'utf8'),
  );
  writeAtomically(path.join(shell, 'report.json'), JSON.stringify(bundle.report));
  writeAtomically(path.join(shell, 'versions.json'), JSON.stringify(versions));
  const kept = new Set(versions.flatMap((shelved) => shelved.files));
  for (const file of readdirSync(path.join(shell, 'assets'))) {
    if (!kept.has(file)) rmSync(path.join(shell, 'assets', file));
  }
}
