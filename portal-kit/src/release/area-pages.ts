import path from 'node:path';
import type { Registry, Release } from '../registry/registry-schema.ts';
import type { BundleReport } from './bundle-report.ts';
import { assets, preloadData, preloadScript, withHints, type Hints } from './hints.ts';
import { readJson, versionFolder } from './store.ts';

const preloadStyle = (address: string) => `<link rel="preload" as="style" href="${address}">`;

/**
 * What a page behind the sign-in loads after the shell's second wave: the frame, the area's manifest, and what its scripts
 * take of the shell. Not these scripts themselves: Firefox reports each hint with a hash as damaged if the page is left meanwhile.
 */
export function pageHints(
  shell: BundleReport,
  report: BundleReport,
  release: Release,
  page: string,
): string[] {
  const takes = report.pageTakes?.[page] ?? [];
  const known = new Set(assets(shell.scripts));
  const shared = [...assets(shell.frame?.scripts), ...takes.flatMap((name) => assets(shell.provides[name]))];
  return [
    ...assets(shell.frame?.styles)
      .filter((file) => !assets(shell.styles).includes(file))
      .map(preloadStyle),
    ...[...new Set(shared)].filter((file) => !known.has(file)).map((file) => preloadScript(file)),
    preloadData(release.manifest),
  ];
}

/**
 * Runs in the page: adds the hint at the frame's script, the largest one, when of the shell's only its first is still
 * arriving. Otherwise the line would be idle until that one has run. The page's policy allows this script by its hash.
 */
const startFrame = (frame: string) => `{
  const hints = document.getElementById('later').content;
  const hint = hints.querySelector('[href="${frame}"]');
  const first = document.querySelectorAll('link[rel=preload][as=script]');
  const missing = new Set(Array.from(first, ({ href }) => href));
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) missing.delete(name);
    if (missing.size > 0) return;
    observer.disconnect();
    if (hints.contains(hint)) document.head.append(hint);
  }).observe({ type: 'resource', buffered: true });
}`;

/** Hints that the shell's first script adds to the page: earlier they would hold up that script. */
const withLater = (html: string, hints: string[], frame: string) =>
  html.replace(
    '</body>',
    () => `<template id="later">${hints.join('')}</template><script>${startFrame(frame)}</script></body>`,
  );

/** The script with the frame's own code; the others that it needs are smaller. */
const frameScript = ({ frame }: BundleReport): string =>
  assets(frame?.scripts).find((file) => path.basename(file).startsWith('frame.')) ?? '';

/** A page, and whose it is: nobody else loads anything of it. */
interface AreaPage {
  role: string;
  html: string;
}

/** The page of every address behind the sign-in, with hints for what it loads of the shell, for who may open it. */
export function areaPages(
  store: string,
  { areas }: Registry,
  { template, shell, hints }: { template: string; shell: BundleReport; hints: Hints },
): Record<string, AreaPage> {
  const pages = areas.flatMap(({ stage, current: release }) => {
    if (stage !== 'live' || release.area.role === 'public') return [];
    const folder = versionFolder(store, release.area.name, release.version);
    const report = readJson(path.join(folder, 'report.json')) as BundleReport | undefined;
    if (!report) return [];
    const { role } = release.area;
    return release.area.pages.map((page): [string, AreaPage] => {
      const later = pageHints(shell, report, release, page);
      const html = withLater(withHints(template, hints), later, frameScript(shell));
      return [page, { role, html }];
    });
  });
  return Object.fromEntries(pages);
}
