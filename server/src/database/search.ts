import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `%`, `_` and `\` of a term are letters like any other (decision 45). */
const escaped = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

const plainWord = /^[\x20-\x7e]{3,}$/;

/**
 * Whether a `search_text` column contains a term, without regard to case, accents and full-width forms. Terms of
 * three Latin letters and more use the trigram index; shorter ones and other scripts (most Chinese names are two
 * or three characters) use the index on pairs of characters and are then compared.
 */
export function contains(column: AnyPgColumn, term: string): SQL | undefined {
  const key = term.trim();
  const like = sql`${column} like '%' || search_key(${escaped(key)}) || '%'`;
  return key.length < 2 || plainWord.test(key)
    ? like
    : and(sql`search_pairs(${column}) @> search_pairs(search_key(${key}))`, like);
}
