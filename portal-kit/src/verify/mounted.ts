import { composition, shellsIn } from '../release/shells.ts';
import { readReleaseState } from '../release/state-files.ts';
import { readJson, writeAtomically } from '../release/store.ts';
import type { Release } from '../registry/registry-schema.ts';

/** A release with a shell: what is opened together. */
export interface Pair {
  shell: string;
  release: Release;
}

/** What went wrong when a pair was opened in a browser; a pair that never was is not there. */
export type Mounted = Record<string, string[]>;

const nameOf = ({ shell, release }: Pair): string => `${shell} ${release.area.name} ${release.version}`;

const fileOf = (store: string) => composition(store, 'mounted.json');

const readMounted = (store: string): Mounted => (readJson(fileOf(store)) ?? {}) as Mounted;

/** What is known of pairs: nothing where none was opened. */
export function mountedIn(store: string): (pair: Pair) => string[] | undefined {
  const mounted = readMounted(store);
  return (pair) => mounted[nameOf(pair)];
}

/** Writes down how pairs did, and forgets those that are no longer kept. */
export function writeMounted(store: string, tried: { pair: Pair; faults: string[] }[]): void {
  const shells = shellsIn(store).kept.map(({ version }) => version);
  const releases = Object.values(readReleaseState(store).history).flat();
  const kept = new Set(shells.flatMap((shell) => releases.map((release) => nameOf({ shell, release }))));
  const earlier = Object.entries(readMounted(store)).filter(([name]) => kept.has(name));
  const now = tried.map(({ pair, faults }) => [nameOf(pair), faults] as const);
  writeAtomically(fileOf(store), JSON.stringify(Object.fromEntries([...earlier, ...now])));
}
