import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry, Release } from '../registry/registry-schema.ts';
import type { BundleReport } from './bundle-report.ts';
import { areaPages } from './area-pages.ts';
import {
  assets,
  hashesOf,
  hintsByLanguage,
  preloadData,
  preloadScript,
  stylesheet,
  withHints,
  type Hints,
} from './hints.ts';
import { prerenderManifestFrom } from './prerender-manifest.ts';
import { composition, shellReport, templateOf } from './shells.ts';
import { readJson, versionFolder, writeAtomically } from './store.ts';

/** Hints at texts, each for the pages in its language. */
const textHints = ({ texts = {} }: BundleReport, hintOf: (file: string) => string[]): string[] =>
  hintsByLanguage(
    Object.fromEntries(Object.entries(texts).map(([one, files]) => [one, files.flatMap(hintOf)])),
  );

/** Hints for every page: the registry and the shell's second wave, which the first script would only request later. */
export const shellHints = (shell: BundleReport): Hints => ({
  preloads: [
    preloadData('/remotes.json'),
    ...assets(shell.scripts).map((file) => preloadScript(file)),
    ...textHints(shell, (file) => [preloadScript(`/${file}`)]),
  ],
  styles: assets(shell.styles).map((file) => stylesheet(file)),
});

/** Hints for a page of the shell itself that is prerendered. */
const ownHints = (shell: BundleReport, page: string): Hints => ({
  preloads: assets(shell.pageScripts?.[page])
    .filter((file) => !assets(shell.scripts).includes(file))
    .map((file) => preloadScript(file)),
  styles: assets(shell.pageStyles?.[page]).map((file) => stylesheet(file)),
});

/** Hints for the first page of an area: its scripts, the shell's modules that they take, and its styles. */
export function areaHints(
  shell: BundleReport,
  area: BundleReport,
  { manifest, preload, styles }: Release,
  hashes: Record<string, string>,
): Hints {
  const taken = area.takes.flatMap((module) => assets(shell.provides[module]));
  const known = new Set(assets(shell.scripts));
  const folder = path.posix.dirname(manifest);
  const hashOf = (address: string) => hashes[path.posix.relative(folder, address)];
  return {
    preloads: [
      preloadData(manifest),
      ...[...new Set([...taken, ...preload])]
        .filter((file) => !known.has(file))
        .map((file) => preloadScript(file, hashOf(file))),
      ...textHints(area, (file) => {
        const address = `${folder}/${file}`;
        return preload.includes(address) ? [] : [preloadScript(address, hashOf(address))];
      }),
    ],
    styles: styles.map((file) => stylesheet(file, hashOf(file))),
  };
}

/**
 * Writes the portal's pages from a shell version and the registry's releases: `home.html` for `/`, with hints of the
 * area behind it, those behind the sign-in, `index.html` for every other address, and the manifest for prerendering.
 */
export function compose(store: string, version: string, registry: Registry): void {
  const folder = path.join(store, 'shell');
  const template = readFileSync(composition(store, templateOf(version)), 'utf8');
  const shell = shellReport(store, version)!;
  const hints = shellHints(shell);
  const live = registry.areas.filter(({ stage }) => stage === 'live');
  const areas = live.map(({ current }) => current.area);
  const open = live
    .filter(({ current }) => current.area.role === 'public')
    .flatMap(({ current: release }) => {
      const fileOf = (file: string) =>
        readJson(path.join(versionFolder(store, release.area.name, release.version), file));
      const report = fileOf('report.json') as BundleReport | undefined;
      if (!report) return [];
      const first = areaHints(shell, report, release, hashesOf(fileOf('mf-manifest.json')));
      const hintsOf = (page: string) => (page === release.area.pages[0] ? [hints, first] : [hints]);
      return [{ release, report, hintsOf }];
    });
  const home = open.find(({ release }) => release.area.pages[0] === '/');
  writeAtomically(path.join(folder, 'index.html'), withHints(template, hints));
  writeAtomically(path.join(folder, 'home.html'), withHints(template, ...(home?.hintsOf('/') ?? [hints])));
  const signedIn = areaPages(store, registry, { template, shell, hints });
  writeAtomically(composition(store, 'area-pages.json'), JSON.stringify(signedIn));
  const ownHintsOf = (page: string) => [hints, ownHints(shell, page)];
  const manifest = prerenderManifestFrom({ store, template, shell, areas, ownHintsOf, remotes: open });
  writeAtomically(composition(store, 'prerender.json'), JSON.stringify(manifest ?? null));
}
