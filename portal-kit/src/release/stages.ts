import type { Audience, Release } from '../registry/registry-schema.ts';
import { entryOf, pruned, refuseSharedPaths, released, replaced, type Ledger } from './ledger.ts';

/** Gives a release to a part of the people; everybody else stays with the one in force. */
export function staged({ registry, history }: Ledger, release: Release, to: Audience, since: string): Ledger {
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

const stageOf = (ledger: Ledger, name: string) => {
  const found = entryOf(ledger.registry, name)?.staged;
  if (!found) throw new Error(`${name} has no staged version`);
  return found;
};

/** What is staged of an area; an error that says that nothing is. */
export const stagedRelease = (ledger: Ledger, name: string): Release => stageOf(ledger, name).release;

/** Everybody gets the staged version. */
export const promoted = (ledger: Ledger, name: string, releasedAt: string): Ledger =>
  released(ledger, { ...stagedRelease(ledger, name), releasedAt });

/** Everybody has the version in force again. The staged one stays for the tabs that have it, and to be looked into. */
export function withdrawn(ledger: Ledger, name: string): Ledger {
  stageOf(ledger, name);
  const { staged: _, ...entry } = entryOf(ledger.registry, name)!;
  return { ...ledger, registry: replaced(ledger.registry, entry) };
}
