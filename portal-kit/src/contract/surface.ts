import { createHash } from 'node:crypto';

/**
 * What can be used of the shared modules, by name: `<module> <export>`, a prop as `<module> <Component>(<prop>)`, a
 * function's argument as `<module> <function>(<position>)`, members behind a dot.
 */
export type Surface = Map<string, string>;

/** Prefix of an optional type. */
export const OPTIONAL = '? ';

/** Stands after the type of what is to go, before what to use instead and the day. */
const DEPRECATED = ' @deprecated ';

export const withDeprecation = (type: string, words: string): string =>
  type + DEPRECATED + words.replaceAll(/\s+/g, ' ').trim();

/** What a line says of the end of its thing; nothing of what stays. */
export const deprecationOf = (type: string): string | undefined => type.split(DEPRECATED)[1];

export const withoutDeprecation = (type: string): string => type.split(DEPRECATED)[0]!;

const LONGEST = 160;

/** Input: it may accept more later, but must not require more. */
export const isTaken = (key: string): boolean =>
  key.includes('(') || /\.(body|query|params)\b|(Body|Query)\b/.test(key);

/** The alternatives of a union of literals. */
export function alternativesOf(type: string): Set<string> | undefined {
  const parts = withoutDeprecation(type).replace(OPTIONAL, '').split(' | ');
  return parts.every((part) => /^'[^']*'$/.test(part)) ? new Set(parts) : undefined;
}

/** A type on one line. A long one is cut and gets a hash, so that changes to the rest show. */
export function shortened(type: string): string {
  const line = type.replaceAll(/import\("[^"]*"\)\./g, '').replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST || alternativesOf(line)) return line;
  const hash = createHash('sha256').update(line).digest('hex').slice(0, 8);
  return `${line.slice(0, LONGEST - 12)}… #${hash}`;
}

export interface Line {
  /** The package version that last changed it. */
  since: string;
  type: string;
}

/** A surface with the version of each line, as committed. */
export type Contract = Map<string, Line>;

const written = /^(\d+\.\d+\.\d+) (.+?): (.*)$/;

export function parseContract(text: string): Contract {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [, since, key, type] = written.exec(line) ?? [];
      if (!since || !key) throw new Error(`not a line of a contract: ${line}`);
      return [key, { since, type: type! }];
    }),
  );
}

export const printContract = (contract: Contract): string =>
  [...contract.keys()]
    .sort()
    .map((key) => `${contract.get(key)!.since} ${key}: ${contract.get(key)!.type}\n`)
    .join('');
