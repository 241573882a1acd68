import { plainLine } from '@portal/shared-api/plain-text';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { accounts } from './schema/accounts.ts';
import { nameOrder } from './schema/columns.ts';

/** `%`, `_` and `\` in a term are ordinary characters (decision 45). */
export const escaped = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

/** The distinct words of a search. The space in `SS 1001` is ignored: it is a student ID. */
export const wordsOf = (term: string): string[] => [
  ...new Set(
    plainLine(term)
      .replace(/(?<=^|\s)(ss)\s+(?=\d)/gi, '$1')
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Three letters or digits in a row, which the trigram index can find. */
const hasTrigram = /^[\x20-\x7e]*[a-z0-9]{3}[\x20-\x7e]*$/i;

/**
 * Other words use the index on pairs of characters, since most Chinese names are two or three long. The match is then
 * verified.
 */
function hasWord(column: AnyPgColumn, word: string): SQL | undefined {
  const like = sql`${column} like '%' || search_key(${escaped(word)}) || '%'`;
  return [...word].length < 2 || hasTrigram.test(word)
    ? like
    : and(sql`search_pairs(${column}) @> search_pairs(search_key(${word}))`, like);
}

/**
 * Whether a `search_text` column has every word of a term, in any order, ignoring case, accents and full-width forms.
 * Every list search uses this rule.
 */
export const hasWords = (column: AnyPgColumn, term: string): SQL | undefined =>
  and(...wordsOf(term).map((word) => hasWord(column, word)));

/**
 * Whether the name starts with the term, and the order to list such people in. If more match than a list shows,
 * PostgreSQL walks an index to the first ones; otherwise it would collect and sort everyone with a frequent name.
 */
export const beginsWith = (column: AnyPgColumn, term: string): SQL =>
  sql`${nameOrder(column)} like search_key(${escaped(wordsOf(term).join(' '))}) || '%'`;

/** Whether an address matches a term with an @. */
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
 * Sorts search results by name. No index covers the expression, so PostgreSQL collects first and sorts then.
 * Otherwise it might walk an index of names almost to its end before finding enough.
 */
export const collected = (name: AnyPgColumn): SQL => sql`${name} || ''`;
