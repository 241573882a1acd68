import { plainLine } from '@portal/shared-api/plain-text';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { accounts } from './schema/accounts.ts';
import { nameOrder } from './schema/columns.ts';

/** `%`, `_` and `\` of a term are letters like any other (decision 45). */
export const escaped = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

/** The words of what was typed, each once. The space of `SS 1001` means nothing: it is a student ID. */
export const wordsOf = (term: string): string[] => [
  ...new Set(
    plainLine(term)
      .replace(/(?<=^|\s)(ss)\s+(?=\d)/gi, '$1')
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Three letters or digits in a row: PostgreSQL finds these by the index of trigrams. */
const hasTrigram = /^[\x20-\x7e]*[a-z0-9]{3}[\x20-\x7e]*$/i;

/** Other words use the index on pairs of characters; most Chinese names are two or three. They are compared then. */
function hasWord(column: AnyPgColumn, word: string): SQL | undefined {
  const like = sql`${column} like '%' || search_key(${escaped(word)}) || '%'`;
  return [...word].length < 2 || hasTrigram.test(word)
    ? like
    : and(sql`search_pairs(${column}) @> search_pairs(search_key(${word}))`, like);
}

/**
 * Whether a `search_text` column has every word of a term, in any order, without regard to case, accents and full-width
 * forms. The one rule for every list that is searched.
 */
export const hasWords = (column: AnyPgColumn, term: string): SQL | undefined =>
  and(...wordsOf(term).map((word) => hasWord(column, word)));

/**
 * Whether the name begins with the term, and the order to list such people in. Where more begin with it than a list shows, it
 * shows these: PostgreSQL walks an index to them, and would collect everybody of a frequent name to sort all of them.
 */
export const beginsWith = (column: AnyPgColumn, term: string): SQL =>
  sql`${nameOrder(column)} like search_key(${escaped(wordsOf(term).join(' '))}) || '%'`;

/** Whether an address has what was typed of it, as far as it has an @. */
export const hasAddress = (role: 'parent' | 'teacher', term: string): SQL | undefined => {
  const typed = term.toLowerCase();
  const backwards = [...typed.slice(0, typed.indexOf('@'))].toReversed().join('');
  return and(
    eq(accounts.role, role),
    backwards === ''
      ? undefined
      : sql`reverse(split_part(${accounts.email}, '@', 1)) collate "C" like ${`${escaped(backwards)}%`}`,
    like(accounts.email, `%${escaped(typed)}%`),
  );
};

/**
 * Sorts what a search has found by a name. No index has the sum, so that PostgreSQL collects first and sorts then: it would
 * walk an index of names until it has found enough, though those of a frequent name stand together, maybe at its end.
 */
export const collected = (name: AnyPgColumn): SQL => sql`${name} || ''`;
