import { sql } from 'drizzle-orm';
import { customType, index, integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Raw bytes: hashes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The number of a record. Handed out once and never again, also after a rollback (decision 7). */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const deletedAt = () => instant('deleted_at');

/**
 * Two people editing one record (decision 51): `update … where id = … and version = <what was read>`. A trigger
 * counts up on every change, so that no update can forget it.
 */
export const versioned = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What a search looks in, folded to lower case without accents by the database. `source` is an SQL expression. */
export const searchText = (source: string) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_key(${source})`));

/** What a search for people looks in: the name, what else tells them apart, and the name in one: `khoowen` finds Khoo Wen. */
export const personText = (...more: string[]) =>
  searchText(['name', ...more, `replace(name, ' ', '')`].join(` || ' ' || `));

/** The folded name in an order that finds its beginning, whatever the database sorts by. */
export const nameOrder = (column: AnyPgColumn) => sql`(${column} collate "C")`;

/** Terms of three characters and more are found by trigrams, of two (most Chinese names) by pairs. */
export const searchIndexes = (table: string, column: AnyPgColumn) => [
  index(`${table}_search_trigrams`).using('gin', sql`${column} gin_trgm_ops`),
  index(`${table}_search_pairs`).using('gin', sql`search_pairs(${column})`),
];
