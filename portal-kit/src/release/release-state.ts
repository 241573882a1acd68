import type { Registry, RegistryEntry, Release } from '../registry/registry-schema.ts';
import { Refusal } from './refusal.ts';

/** The releases of each area, oldest first, including the registry's current and previous one. */
export type History = Record<string, Release[]>;

/** Versions whose folders are kept for open tabs and rollbacks. */
export const KEPT = 5;

export interface ReleaseState {
  registry: Registry;
  history: History;
}

export const entryOf = (registry: Registry, name: string): RegistryEntry | undefined =>
  registry.areas.find((entry) => entry.name === name);

export const replaced = (registry: Registry, entry: RegistryEntry): Registry => ({
  ...registry,
  areas: [...registry.areas.filter(({ name }) => name !== entry.name), entry].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  ),
});

export const refuseSharedPaths = (registry: Registry): void => {
  const owners = new Map<string, string>();
  for (const { name, current, staged } of registry.areas) {
    for (const path of new Set([...current.area.paths, ...(staged?.release.area.paths ?? [])])) {
      const owner = owners.get(path);
      if (owner) throw new Refusal('path-taken', `${owner} and ${name} both serve ${path}`);
      owners.set(path, name);
    }
  }
};

/** Keeps the last few releases and every one the registry names. */
export const pruned = (releases: Release[], entry: RegistryEntry): Release[] => {
  const named = new Set([entry.current.version, entry.previous?.version, entry.staged?.release.version]);
  return releases.filter(({ version }, index) => index >= releases.length - KEPT || named.has(version));
};

/** Makes `release` the current one of its area, with the former current one as fallback. */
export function released({ registry, history }: ReleaseState, given: Release): ReleaseState {
  const { onlyStaged: _, ...release } = given;
  const { name } = release.area;
  const before = entryOf(registry, name);
  const again = before?.current.version === release.version;
  const entry: RegistryEntry = {
    name,
    stage: before?.stage ?? 'live',
    current: release,
    previous: (again ? before.previous : before?.current) ?? null,
    // what everybody has is no longer staged
    ...(before?.staged && before.staged.release.version !== release.version && { staged: before.staged }),
  };
  const others = (history[name] ?? []).filter(({ version }) => version !== release.version);
  const next = replaced(registry, entry);
  refuseSharedPaths(next);
  return { registry: next, history: { ...history, [name]: pruned([...others, release], entry) } };
}

/** Goes back to the version before the current one, or to a given one. Newer ones stay in the history. */
export function rolledBack(
  { registry, history }: ReleaseState,
  name: string,
  version?: string,
): ReleaseState {
  const entry = entryOf(registry, name);
  if (!entry) throw new Error(`${name} has no release`);
  const releases = history[name] ?? [];
  const target = version ? releases.find((release) => release.version === version) : entry.previous;
  if (!target) {
    throw new Refusal(
      'version-unknown',
      version ? `${name} has no version ${version}` : `${name} has no version to go back to`,
    );
  }
  const position = releases.findIndex((release) => release.version === target.version);
  const before = releases.slice(0, position).findLast(({ onlyStaged }) => !onlyStaged);
  const { onlyStaged: _, ...current } = target;
  const { staged, ...others } = entry;
  const next = replaced(registry, {
    ...others,
    current,
    previous: before ?? null,
    ...(staged && staged.release.version !== target.version && { staged }),
  });
  refuseSharedPaths(next);
  const known = releases.map((release) => (release === target ? current : release));
  return { registry: next, history: { ...history, [name]: known } };
}
