import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../registry/registry-schema.ts';
import { compressFolder } from './compress.ts';
import type { BundleReport } from './bundle-report.ts';
import type { Bundle } from './run-bundle.ts';
import { prerenderFolder, readJson, versionFolder, workFolder, writeAtomically } from './store.ts';

const isMap = (file: string) => file.endsWith('.map');

/** What the server renders public pages with, in the folder of a release. */
export const PRERENDER_MODULE = 'pages.cjs';

export const integrity = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Source maps reveal the code, so they are not served: `.portal/maps/<application>/<version>`. */
export function keepMaps({ folder, report }: Bundle): void {
  cpSync(folder, workFolder('maps', report.application, report.version), {
    recursive: true,
    filter: (file) => isMap(file) || !path.extname(file),
  });
}

/** Copies a build without its maps, under a temporary name until complete. */
export function copyWhole(from: string, to: string, isWanted: (file: string) => boolean): string {
  const temporary = `${to}.${process.pid}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  cpSync(from, temporary, {
    recursive: true,
    filter: (file) => !isMap(file) && isWanted(path.basename(file)),
  });
  return temporary;
}

/**
 * Adds the hash of every other file to the remote's manifest, and the files of each page and language, so that
 * these need not wait for the entry. The registry has the manifest's own hash, so a changed byte anywhere is rejected.
 */
function sealManifest(folder: string, { pageScripts = {}, pageStyles = {}, texts = {} }: BundleReport): void {
  const file = path.join(folder, 'mf-manifest.json');
  const names = globSync('**/*.{js,css}', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));
  const files = Object.fromEntries(names.sort().map((name) => [name, integrity(path.join(folder, name))]));
  const pages = Object.fromEntries(
    Object.keys(pageScripts).map((page) => [page, [...pageScripts[page]!, ...(pageStyles[page] ?? [])]]),
  );
  writeFileSync(file, JSON.stringify({ ...(readJson(file) as object), files, pages, texts }));
}

/** What a placed build is for the registry, with its files in `base`. */
function described({ report }: Bundle, folder: string, base: string): Release {
  const { area, version, scripts, styles, needs } = report;
  const hashed = ['mf-manifest.json', 'entry.js', PRERENDER_MODULE].filter((file) =>
    existsSync(path.join(folder, file)),
  );
  return {
    version,
    manifest: `${base}mf-manifest.json`,
    hashes: Object.fromEntries(hashed.map((file) => [file, integrity(path.join(folder, file))])),
    preload: scripts.map((file) => base + file),
    styles: styles.map((file) => base + file),
    ...(needs && { needs: needs.packages }),
    releasedAt: new Date().toISOString(),
    area: area!,
  };
}

/** Beside the files of a build what the registry would say of it, by which a session can take it from wherever they lie. */
const RELEASE = 'release.json';

/** Moves a built remote into its own folder, as a whole or not at all. */
export async function placeRemote(store: string, bundle: Bundle): Promise<Release> {
  const { area, version } = bundle.report;
  if (!area) throw new Error(`${bundle.report.application} is no remote`);
  const target = versionFolder(store, area.name, version);
  if (!existsSync(target)) {
    const copy = copyWhole(bundle.folder, target, (file) => file !== 'mf-stats.json');
    sealManifest(copy, bundle.report);
    await compressFolder(copy);
    if (area.role === 'public')
      cpSync(
        path.join(prerenderFolder(bundle.report.application), PRERENDER_MODULE),
        path.join(copy, PRERENDER_MODULE),
      );
    writeAtomically(path.join(copy, 'report.json'), JSON.stringify(bundle.report));
    writeAtomically(path.join(copy, RELEASE), JSON.stringify(described(bundle, copy, '')));
    renameSync(copy, target);
    keepMaps(bundle);
  }
  return described(bundle, target, `/remotes/${area.name}/${version}/`);
}
