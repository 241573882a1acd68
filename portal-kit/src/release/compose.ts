import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../registry/registry-schema.ts';
import type { BundleReport } from './bundle-report.ts';
import { composition } from './publish.ts';
import { readLedger } from './shelf.ts';
import { readJson, versionFolder, writeAtomically } from './store.ts';

/** A script that will be checked is found again only if the hint demands the same. */
const preloadScript = (address: string, hash?: string) =>
  `<link rel="preload" as="script" href="${address}"${hash ? ` integrity="${hash}"` : ''}>`;
const preloadData = (address: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;
const stylesheet = (address: string) => `<link rel="stylesheet" href="${address}">`;

const assets = (files: string[] = []) => files.map((file) => `/${file}`);

/** Hints for every page: the registry and the shell's second wave, which the first script would ask for only later. */
export const shellHints = (shell: BundleReport): string[] => [
  preloadData('/remotes.json'),
  ...assets(shell.scripts).map((file) => preloadScript(file)),
  ...assets(shell.styles).map(stylesheet),
];

/** Hints for the first page of an area: its scripts, the shell's modules that they take, and its styles. */
export function areaHints(shell: BundleReport, area: BundleReport, release: Release): string[] {
  const taken = area.takes.flatMap((module) => assets(shell.provides[module]));
  const known = new Set(assets(shell.scripts));
  return [
    preloadData(release.manifest),
    ...[...new Set([...taken, ...release.preload])]
      .filter((file) => !known.has(file))
      .map((file) => preloadScript(file, release.hashes[path.basename(file)])),
    ...release.styles.map(stylesheet),
  ];
}

const withHead = (template: string, lines: string[]) =>
  template.replace('</head>', `${lines.join('')}</head>`);

/**
 * Writes the pages of the portal from the built template and the releases in force: `home.html` for `/`, with the hints
 * of the area behind it, and `index.html` for every other address. Prerendering `/` would happen here.
 */
export function compose(store: string): void {
  const folder = path.join(store, 'shell');
  const template = readFileSync(composition(store, 'template.html'), 'utf8');
  const shell = readJson(composition(store, 'report.json')) as BundleReport;
  const hints = shellHints(shell);
  const home = readLedger(store).registry.areas.find(({ current }) => current.area.pages[0] === '/')?.current;
  const report =
    home && readJson(path.join(versionFolder(store, home.area.name, home.version), 'report.json'));
  const ahead = report ? areaHints(shell, report as BundleReport, home) : [];
  writeAtomically(path.join(folder, 'index.html'), withHead(template, hints));
  writeAtomically(path.join(folder, 'home.html'), withHead(template, [...hints, ...ahead]));
}
