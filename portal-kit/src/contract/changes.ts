import semver from 'semver';
import { alternativesOf, isTaken, OPTIONAL, type Contract, type Surface } from './surface.ts';

export interface Changes {
  /** New, and nothing that was there is different for it. */
  added: string[];
  /** Different in a way that harms nobody: more is taken than before. */
  widened: string[];
  /** What somebody who uses it has to mend. */
  broken: { key: string; was: 'removed' | 'changed' | 'required' }[];
}

const isOptional = (type: string) => type.startsWith(OPTIONAL);

/** What a member is in, from the inside: for `list useList(1.filters)` the second argument, then the function. */
function holdersOf(key: string): string[] {
  const holder = key.replace(/\)$/, '').replace(/(\[\])?[.(][^.(]*$/, '');
  if (holder === key.replace(/\)$/, '')) return [];
  const closed = holder.includes('(') ? `${holder})` : holder;
  return [closed, ...holdersOf(closed)];
}

/** Whether calls that were right before lack it now. */
const isDemanded = (key: string, type: string, contract: Contract, surface: Surface) =>
  isTaken(key) &&
  !isOptional(type) &&
  holdersOf(key).some((holder) => contract.has(holder)) &&
  holdersOf(key).every((holder) => contract.has(holder) || !surface.has(holder));

/** Whether whoever used it still can: it takes more, or is one of more alternatives. */
function isWider(key: string, before: string, now: string): boolean {
  if (isOptional(before) && !isOptional(now)) return false;
  if (!isTaken(key) && isOptional(before) !== isOptional(now)) return false;
  const plain = (type: string) => type.replace(OPTIONAL, '').replace(/ \| undefined$/, '');
  if (plain(before) === plain(now)) return true;
  const [old, fresh] = [alternativesOf(before), alternativesOf(now)];
  return old !== undefined && fresh !== undefined && old.isSubsetOf(fresh);
}

/** What became of a contract. */
export function changesOf(contract: Contract, surface: Surface): Changes {
  const changes: Changes = { added: [], widened: [], broken: [] };
  for (const [key, { type }] of contract) {
    const now = surface.get(key);
    if (now === type) continue;
    if (now === undefined) changes.broken.push({ key, was: 'removed' });
    else if (isWider(key, type, now)) changes.widened.push(key);
    else changes.broken.push({ key, was: 'changed' });
  }
  for (const [key, type] of surface) {
    if (contract.has(key)) continue;
    if (isDemanded(key, type, contract, surface)) changes.broken.push({ key, was: 'required' });
    else changes.added.push(key);
  }
  return changes;
}

/** The version that a package has to have after such changes. */
export function versionAfter(version: string, { added, widened, broken }: Changes): string {
  if (broken.length > 0) return semver.inc(version, 'major')!;
  return added.length + widened.length > 0 ? semver.inc(version, 'minor')! : version;
}

const nameOf = (key: string) => /^\S+ [\w$]+/.exec(key)![0];

/**
 * The lines whose users have something to mend: of a prop those who hand it in, of all else those who use the export, or
 * another one that is made of it.
 */
function brokenLines(surface: Surface, broken: Changes['broken']): Set<string> {
  const lines = new Set<string>();
  const types = new Set<string>();
  for (const { key, was } of broken) {
    const prop = /^[^(]+\([^.)[]+/.exec(key)?.[0];
    if (prop && was !== 'required') lines.add(`${prop})`);
    else {
      lines.add(nameOf(key));
      types.add(nameOf(key).split(' ')[1]!);
    }
    lines.add(key);
  }
  for (const [key, type] of surface) {
    if (type.split(/[^\w$]+/).some((word) => types.has(word))) lines.add(key).add(nameOf(key));
  }
  return lines;
}

/** The contract of the next version. What was only widened keeps its date: whoever used it still can. */
export function renewed(contract: Contract, surface: Surface, version: string): Contract {
  const broken = brokenLines(surface, changesOf(contract, surface).broken);
  return new Map(
    [...surface].map(([key, type]) => {
      const since = broken.has(key) ? undefined : contract.get(key)?.since;
      return [key, { since: since ?? version, type }];
    }),
  );
}
