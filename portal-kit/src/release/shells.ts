import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BundleReport } from './bundle-report.ts';
import { KEPT_FOR_TABS_MS, readJson, writeAtomically } from './store.ts';
import { Refusal } from './refusal.ts';

/** Versions whose files are kept for open tabs and rollbacks. */
const KEPT = 5;

interface KeptShell {
  version: string;
  files: string[];
}

interface Shells {
  /** The one that new pages run. */
  inForce?: string;
  /** When it was put in force. */
  since?: string;
  /** Oldest first. */
  kept: KeptShell[];
  /** Files of shells no longer kept, for tabs that are open on them. */
  retired?: { files: string[]; since: number }[];
}

/** Where the portal's pages are composed from; not served. */
export const composition = (store: string, file: string): string => path.join(store, 'composition', file);

/** The module with which the server renders the frame of public pages. */
export const prerenderModuleOf = (version: string): string => `pages.${version}.cjs`;

/** The page of a shell version, as built. */
export const templateOf = (version: string): string => `template.${version}.html`;

export const reportOf = (version: string): string => `report.${version}.json`;

const shellsFile = (store: string) => composition(store, 'shells.json');

export function shellsIn(store: string): Shells {
  const shells = (readJson(shellsFile(store)) ?? []) as Shells | KeptShell[];
  // older files only had the list
  return Array.isArray(shells) ? { kept: shells } : shells;
}

/** The report of a kept shell. */
export const shellReport = (store: string, version: string): BundleReport | undefined =>
  readJson(composition(store, reportOf(version))) as BundleReport | undefined;

/** Sets the shell for new pages. */
export const putShellInForce = (store: string, version: string): void =>
  writeAtomically(
    shellsFile(store),
    JSON.stringify({ ...shellsIn(store), inForce: version, since: new Date().toISOString() }),
  );

/** Records a shell whose files are in place, and removes files of outdated ones, those that pages load a day later. */
export function keepShell(store: string, report: BundleReport, files: string[], now = Date.now()): void {
  const { kept, retired: before = [], ...others } = shellsIn(store);
  const { inForce } = others;
  const { version } = report;
  const all = [...kept.filter((one) => one.version !== version), { version, files }];
  const last = all.filter((one, at) => at >= all.length - KEPT || one.version === inForce);
  writeAtomically(composition(store, reportOf(version)), JSON.stringify(report));
  const retired = [
    ...before.filter(({ since }) => now - since < KEPT_FOR_TABS_MS),
    ...all.filter((one) => !last.includes(one)).map((one) => ({ files: one.files, since: now })),
  ];
  writeAtomically(shellsFile(store), JSON.stringify({ ...others, kept: last, retired }));
  const names = new Set(
    last.flatMap((one) => [prerenderModuleOf, templateOf, reportOf].map((nameOf) => nameOf(one.version))),
  );
  for (const file of readdirSync(composition(store, '.'))) {
    if (/^(pages|template|report)\./.test(file) && !names.has(file)) rmSync(composition(store, file));
  }
  const assets = path.join(store, 'shell', 'assets');
  const wanted = new Set([...last, ...retired].flatMap((one) => one.files));
  for (const file of readdirSync(assets)) if (!wanted.has(file)) rmSync(path.join(assets, file));
}

const usable = (store: string): string[] =>
  shellsIn(store)
    .kept.map((one) => one.version)
    .filter((one) => shellReport(store, one));

/** The versions before the one in force, newest first. */
export function earlierShells(store: string): string[] {
  const versions = usable(store);
  return versions.slice(0, Math.max(0, versions.indexOf(shellsIn(store).inForce ?? ''))).toReversed();
}

/** The version before the one in force, or a given one. */
export function earlierShell(store: string, version?: string): string {
  const target = version ?? earlierShells(store)[0];
  if (!target) throw new Refusal('version-unknown', 'shell has no version to go back to');
  if (!usable(store).includes(target)) throw new Refusal('version-unknown', `shell has no version ${target}`);
  return target;
}
