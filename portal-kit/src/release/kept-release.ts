import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Release } from '../registry/registry-schema.ts';
import { root } from '../webpack/application.ts';
import type { BundleReport } from './bundle-report.ts';
import { faultsBetween } from './shell-compatibility.ts';
import { putInForce } from './put-in-force.ts';
import { readReleaseState, writeReleaseState } from './state-files.ts';
import { prerenderModuleOf, keepShell, reportOf, shellReport, shellsIn, templateOf } from './shells.ts';

/** Where the release before today's is kept. */
export const KEPT = path.join(root, 'e2e', 'previous-release', 'release.json.br');

/** A release of the whole portal as built, to combine with later shells and remotes. */
export interface KeptRelease {
  /** When it was kept. */
  on: string;
  shell: string;
  releases: Release[];
  /** The text files of the store by name. Images and compressed twins are left out. */
  files: Record<string, string>;
}

const isText = (file: string) => /\.(js|cjs|css|json|html)$/.test(file);

/** What is in force in a store. */
export function keptOf(store: string): KeptRelease {
  const { inForce, kept } = shellsIn(store);
  if (!inForce) throw new Error('Nothing is built that could be kept. Run: npm run build');
  const releases = readReleaseState(store).registry.areas.map(({ current }) => current);
  const assets = kept.find(({ version }) => version === inForce)?.files ?? [];
  const names = [
    ...[prerenderModuleOf, templateOf, reportOf].map((nameOf) => `composition/${nameOf(inForce)}`),
    ...assets.map((file) => `shell/assets/${file}`),
    ...releases.flatMap(({ area, version }) =>
      globSync(`remotes/${area.name}/${version}/**/*`, { cwd: store }).map((file) =>
        file.replaceAll(path.sep, '/'),
      ),
    ),
  ].filter((file) => isText(file) && statSync(path.join(store, file)).isFile());
  const files = Object.fromEntries(
    names.sort().map((file) => [file, readFileSync(path.join(store, file), 'utf8')]),
  );
  return { on: new Date().toISOString().slice(0, 10), shell: inForce, releases, files };
}

export function writeKept(file: string, kept: KeptRelease): void {
  const text = Buffer.from(JSON.stringify(kept));
  const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
  writeFileSync(file, brotliCompressSync(text, { params: { [window]: 24, [size]: text.length } }));
}

export const readKept = (file: string): KeptRelease =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as KeptRelease;

/**
 * Adds a kept release to a store without putting it in force. An existing folder of the same version is kept:
 * versions never change.
 */
export function placeKept(store: string, { shell, files }: KeptRelease): void {
  const folderOf = (name: string) => /^remotes\/[^/]+\/[^/]+/.exec(name)?.[0] ?? 'shell';
  const isThere = new Map(
    Object.keys(files)
      .map(folderOf)
      .map((folder) => [
        folder,
        folder === 'shell' ? Boolean(shellReport(store, shell)) : existsSync(path.join(store, folder)),
      ]),
  );
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(store, name);
    if (isThere.get(folderOf(name)) || existsSync(file)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (isThere.get('shell')) return;
  const assets = Object.keys(files).filter((file) => file.startsWith('shell/'));
  const report = JSON.parse(files[`composition/${reportOf(shell)}`]!) as BundleReport;
  keepShell(
    store,
    report,
    assets.map((file) => path.posix.basename(file)),
  );
}

/**
 * Puts a shell in force with releases of any age, overriding all checks. Returns what a release would have rejected,
 * by remote.
 */
export function putTogether(store: string, shell: string, wanted: Release[]): Record<string, string[]> {
  const before = readReleaseState(store);
  // an existing version is used as it is, wherever its files come from
  const releases = wanted.map((one) => {
    const own = before.history[one.area.name]?.find(({ version }) => version === one.version);
    const { manifest, preload, styles } = one;
    return own ? { ...own, manifest, preload, styles } : one;
  });
  putInForce(store, { shell, releases, force: true });
  const { registry, history } = readReleaseState(store);
  // without a fallback, so that failures show
  const areas = registry.areas.map((entry) => ({ ...entry, previous: null }));
  writeReleaseState(store, { registry: { ...registry, areas }, history });
  const refused = releases.map((one) => [one.area.name, faultsBetween(store, shell, one)] as const);
  return Object.fromEntries(refused.filter(([, faults]) => faults.length > 0));
}
