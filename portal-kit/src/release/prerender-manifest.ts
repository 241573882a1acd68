import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from '../area/area-schema.ts';
import type { Release } from '../registry/registry-schema.ts';
import type { BundleReport } from './bundle-report.ts';
import type { Hints } from './hints.ts';
import { PRERENDER_MODULE, integrity } from './publish.ts';
import { prerenderModuleOf, composition } from './shells.ts';
import { versionFolder } from './store.ts';

/** A build that the server runs, with its expected hash. */
interface Build {
  version: string;
  file: string;
  hash: string;
}

/** What a prerendered page has besides its content. */
interface PrerenderedPage {
  style: string;
  hints: string;
  /** The address of its script. */
  early: string;
}

/** Everything the server needs to render public pages: `composition/prerender.json`. */
export interface PrerenderManifest {
  /**
   * The page, with the placeholders `__LANGUAGE__`, `__HEAD__`, `__STYLE__`, `__EARLY__`, `__HINTS__` and `__PAGE__`.
   */
  template: string;
  shell: Build;
  areas: Area[];
  /** The pages of the shell itself. */
  own: Record<string, PrerenderedPage>;
  remotes: (Build & { name: string; pages: Record<string, PrerenderedPage> })[];
}

/** Style sheets of scripts not run yet are only preloaded: the page's own style is inlined. */
const asHint = (stylesheet: string) => stylesheet.replace('rel="stylesheet"', 'rel="preload" as="style"');

/**
 * Turns the built page into one that is complete without scripts. They wait in a template, and the content is beside
 * the root that the shell renders into. Shells that are kept for a rollback look for the id `ahead`, so it stays.
 */
export function prerenderTemplate(template: string): string {
  const scripts = template.match(/<script[^>]*><\/script>/g) ?? [];
  const waiting = /<div id="waiting">[\s\S]*?<\/div>/.exec(template)?.[0] ?? '';
  return scripts
    .reduce((page, script) => page.replace(script, ''), template)
    .replace('<html lang="en">', '<html lang="__LANGUAGE__">')
    .replace(/<title>.*?<\/title>/, '__HEAD__')
    .replace(
      '</head>',
      `<style nonce="__CSP_NONCE__">__STYLE__</style><script defer src="__EARLY__"></script></head>`,
    )
    .replace(
      /<div id="root">[\s\S]*<\/div>(\s*<\/body>)/,
      `<div id="ahead">__PAGE__</div><div id="root"></div>${waiting}` +
        `<template id="shell">__HINTS__${scripts.join('')}</template>$1`,
    );
}

const styleOf = (folder: string, files: string[] = []) =>
  files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('');

const textOf = (hints: Hints[]) =>
  [...hints.flatMap(({ preloads }) => preloads), ...hints.flatMap(({ styles }) => styles.map(asHint))].join(
    '',
  );

interface Sources {
  store: string;
  template: string;
  shell: BundleReport;
  areas: Area[];
  /** What the shell's own pages load besides the shell. */
  ownHintsOf: (page: string) => Hints[];
  /** The remotes with public pages, and what each page loads besides the shell. */
  remotes: { release: Release; report: BundleReport; hintsOf: (page: string) => Hints[] }[];
}

/** What the server renders from, or nothing if a part was built before prerendering existed. */
export function prerenderManifestFrom({
  store,
  template,
  shell,
  areas,
  ownHintsOf,
  remotes,
}: Sources): PrerenderManifest | undefined {
  const file = composition(store, prerenderModuleOf(shell.version));
  const able = remotes.filter(({ release, report }) => report.pageStyles && release.hashes[PRERENDER_MODULE]);
  const { early, pageStyles = {} } = shell;
  // a shell kept from before had only one script
  if (typeof early !== 'object' || able.length === 0) return undefined;
  const shellFolder = path.join(store, 'shell');
  const shellStyle = styleOf(shellFolder, shell.styles);
  const pageOf = (style: string, hints: Hints[], script: string): PrerenderedPage => ({
    style: shellStyle + style,
    hints: textOf(hints),
    early: `/${early[script]}`,
  });
  return {
    template: prerenderTemplate(template),
    shell: { version: shell.version, file, hash: integrity(file) },
    areas,
    own: Object.fromEntries(
      Object.entries(pageStyles).map(([page, styles]) => [
        page,
        pageOf(styleOf(shellFolder, styles), ownHintsOf(page), 'early-sign-in'),
      ]),
    ),
    remotes: able.map(({ release: { area, version, hashes }, report, hintsOf }) => {
      const folder = versionFolder(store, area.name, version);
      const pages = area.pages.map((page) => [
        page,
        pageOf(styleOf(folder, report.pageStyles?.[page]), hintsOf(page), 'early'),
      ]);
      return {
        name: area.name,
        version,
        file: path.join(folder, PRERENDER_MODULE),
        hash: hashes[PRERENDER_MODULE]!,
        pages: Object.fromEntries(pages) as Record<string, PrerenderedPage>,
      };
    }),
  };
}
