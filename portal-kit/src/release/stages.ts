import type { Audience, Release } from '../registry/registry-schema.ts';
import {
  entryOf,
  pruned,
  refuseSharedPaths,
  released,
  replaced,
  type ReleaseState,
} from './release-state.ts';

/** Stages a release for some people. Everybody else keeps the one in force. */
export function staged(
  { registry, history }: ReleaseState,
  release: Release,
  to: Audience,
  since: string,
): ReleaseState {
  const { name } = release.area;
  const before = entryOf(registry, name);
  if (!before) throw new Error(`${name} has no release yet, so there is nothing that the others would have`);
  if (before.current.version === release.version)
    throw new Error(`${name} ${release.version} is in force already`);
  const known = (history[name] ?? []).find(({ version }) => version === release.version);
  const entry = { ...before, staged: { release, to, since } };
  const next = replaced(registry, entry);
  refuseSharedPaths(next);
  const others = (history[name] ?? []).filter((one) => one !== known);
  const kept: Release = known && !known.onlyStaged ? known : { ...release, onlyStaged: true };
  return { registry: next, history: { ...history, [name]: pruned([...others, kept], entry) } };
}

const stageOf = (state: ReleaseState, name: string) => {
  const found = entryOf(state.registry, name)?.staged;
  if (!found) throw new Error(`${name} has no staged version`);
  return found;
};

/** An area's staged release; throws if there is none. */
export const stagedRelease = (state: ReleaseState, name: string): Release => stageOf(state, name).release;

/** Everybody gets the staged version. */
export const promoted = (state: ReleaseState, name: string, releasedAt: string): ReleaseState =>
  released(state, { ...stagedRelease(state, name), releasedAt });

/** Everybody gets the version in force again. The staged one is kept for open tabs and for analysis. */
export function withdrawn(state: ReleaseState, name: string): ReleaseState {
  stageOf(state, name);
  const { staged: _, ...entry } = entryOf(state.registry, name)!;
  return { ...state, registry: replaced(state.registry, entry) };
}
