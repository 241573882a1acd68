import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Release } from '../registry/registry-schema.ts';
import { root } from '../webpack/application.ts';
import { compressFolder } from './compress.ts';
import type { Bundle } from './run-bundle.ts';
import { aheadFolder, earlyFolder, readJson, versionFolder, workshop, writeAtomically } from './store.ts';

const KEPT_SHELLS = 5;

const isMap = (file: string) => file.endsWith('.map');

/** What the server renders public pages with, in the folder of a release. */
export const AHEAD = 'pages.cjs';

export const integrity = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Source maps show the code, so they stay out of what is served: `.portal/maps/<application>/<version>`. */
function keepMaps({ folder, report }: Bundle): void {
  cpSync(folder, workshop('maps', report.application, report.version), {
    recursive: true,
    filter: (file) => isMap(file) || !path.extname(file),
  });
}

/** Copies a build without its maps, under a name of our own until it is whole. */
function copyWhole(from: string, to: string, isWanted: (file: string) => boolean): string {
  const temporary = `${to}.${process.pid}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(from, temporary, {
    recursive: true,
    filter: (file) => !isMap(file) && isWanted(path.basename(file)),
  });
  return temporary;
}

/**
 * Writes into the manifest what every other file of the remote must hash to. The registry has the manifest's own hash, so
 * one changed byte anywhere is refused.
 */
function sealManifest(folder: string): void {
  const file = path.join(folder, 'mf-manifest.json');
  const names = globSync('**/*.{js,css}', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));
  const files = Object.fromEntries(names.sort().map((name) => [name, integrity(path.join(folder, name))]));
  writeFileSync(file, JSON.stringify({ ...(readJson(file) as object), files }));
}

/** Puts a built remote into a folder of its own; it appears there whole or not at all. */
export async function placeRemote(store: string, bundle: Bundle): Promise<Release> {
  const { area, version, scripts, styles } = bundle.report;
  if (!area) throw new Error(`${bundle.report.application} is no remote`);
  const target = versionFolder(store, area.name, version);
  const address = `/remotes/${area.name}/${version}`;
  if (!existsSync(target)) {
    const copy = copyWhole(bundle.folder, target, (file) => file !== 'mf-stats.json');
    sealManifest(copy);
    await compressFolder(copy);
    if (area.role === 'public')
      cpSync(path.join(aheadFolder(bundle.report.application), AHEAD), path.join(copy, AHEAD));
    writeAtomically(path.join(copy, 'report.json'), JSON.stringify(bundle.report));
    renameSync(copy, target);
    keepMaps(bundle);
  }
  const hashed = ['mf-manifest.json', 'entry.js', AHEAD].filter((file) =>
    existsSync(path.join(target, file)),
  );
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

/** What the pages of the portal are composed from; beside what is served. */
export const composition = (store: string, file: string): string => path.join(store, 'composition', file);

/** What the server renders the frame of public pages with. */
export const aheadOf = (version: string): string => `pages.${version}.cjs`;

/** The versions of the shell whose files are in the store, oldest first. */
export const shellsIn = (store: string): Shelved[] =>
  (readJson(composition(store, 'shells.json')) ?? []) as Shelved[];

/** Adds a built shell. Files of the last versions stay for open tabs; the page that names them is composed after. */
export async function placeShell(store: string, bundle: Bundle): Promise<void> {
  const shell = path.join(store, 'shell');
  const assets = path.join(shell, 'assets');
  mkdirSync(assets, { recursive: true });
  const copy = copyWhole(path.join(bundle.folder, 'assets'), assets, (file) => !file.startsWith('promised.'));
  const early = readdirSync(earlyFolder('shell'));
  for (const file of early) cpSync(path.join(earlyFolder('shell'), file), path.join(copy, file));
  await compressFolder(copy);
  const files = readdirSync(copy);
  for (const file of files) renameSync(path.join(copy, file), path.join(assets, file));
  rmSync(copy, { recursive: true });
  keepMaps(bundle);
  const icons = path.join(root, 'shell', 'public');
  if (existsSync(icons)) cpSync(icons, shell, { recursive: true });
  const { version } = bundle.report;
  const versions = [
    ...shellsIn(store).filter((other) => other.version !== version),
    { version, files },
  ].slice(-KEPT_SHELLS);
  const template = readFileSync(path.join(bundle.folder, 'index.html'), 'utf8');
  writeAtomically(composition(store, 'template.html'), template);
  writeAtomically(
    composition(store, 'report.json'),
    JSON.stringify({ ...bundle.report, early: `assets/${early[0]!}` }),
  );
  writeAtomically(
    composition(store, aheadOf(version)),
    readFileSync(path.join(aheadFolder('shell'), AHEAD), 'utf8'),
  );
  writeAtomically(composition(store, 'shells.json'), JSON.stringify(versions));
  const ahead = new Set(versions.map((shelved) => aheadOf(shelved.version)));
  for (const file of readdirSync(composition(store, '.'))) {
    if (/^pages\..*\.cjs$/.test(file) && !ahead.has(file)) rmSync(composition(store, file));
  }
  const kept = new Set(versions.flatMap((shelved) => shelved.files));
  for (const file of readdirSync(assets)) {
    if (!kept.has(file)) rmSync(path.join(assets, file));
  }
}
