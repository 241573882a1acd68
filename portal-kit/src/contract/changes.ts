import semver from 'semver';
import {
  alternativesOf,
  isTaken,
  OPTIONAL,
  withoutDeprecation,
  type Contract,
  type Surface,
} from './surface.ts';

export interface Changes {
  /** New, and nothing else changes because of it. */
  added: string[];
  /** Changed compatibly: it accepts more than before. */
  widened: string[];
  /** Users have to adapt. */
  broken: { key: string; was: 'removed' | 'changed' | 'required' }[];
}

const isOptional = (type: string) => type.startsWith(OPTIONAL);

/**
 * The containers of a member, innermost first: for `list useList(1.filters)` the second argument, then the function.
 */
function holdersOf(key: string): string[] {
  const open = key.replace(/\)$/, '');
  const holder = open.replace(/[.(][^.(]*$/, '');
  if (holder === open) return [];
  const closed = holder.includes('(') ? `${holder})` : holder;
  return [closed, ...holdersOf(closed)];
}

/** Whether earlier calls lack it now. */
const isDemanded = (key: string, type: string, contract: Contract, surface: Surface) =>
  isTaken(key) &&
  !isOptional(type) &&
  holdersOf(key).some((holder) => contract.has(holder)) &&
  holdersOf(key).every((holder) => contract.has(holder) || !surface.has(holder));

/** Whether existing users still can use it: it accepts more, or has more alternatives. */
function isWider(key: string, before: string, now: string): boolean {
  if (isOptional(before) && !isOptional(now)) return false;
  if (!isTaken(key) && isOptional(before) !== isOptional(now)) return false;
  const plain = (type: string) =>
    withoutDeprecation(type)
      .replace(OPTIONAL, '')
      .replace(/ \| undefined$/, '');
  if (plain(before) === plain(now)) return true;
  const [old, fresh] = [alternativesOf(before), alternativesOf(now)];
  return old !== undefined && fresh !== undefined && old.isSubsetOf(fresh);
}

/** The kind of change of a contract. */
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

/** The version a package needs after such changes. */
export function versionAfter(version: string, { added, widened, broken }: Changes): string {
  if (broken.length > 0) return semver.inc(version, 'major')!;
  return added.length + widened.length > 0 ? semver.inc(version, 'minor')! : version;
}

const nameOf = (key: string) => /^\S+ [\w$]+/.exec(key)![0];

/**
 * The lines whose users have to adapt: for a prop those who pass it, for anything else those who use the export, or
 * another made from it.
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

/** The contract of the next version. A widened line keeps its version: existing users are not affected. */
export function renewed(contract: Contract, surface: Surface, version: string): Contract {
  const broken = brokenLines(surface, changesOf(contract, surface).broken);
  return new Map(
    [...surface].map(([key, type]) => {
      const since = broken.has(key) ? undefined : contract.get(key)?.since;
      return [key, { since: since ?? version, type }];
    }),
  );
}
