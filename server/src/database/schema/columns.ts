import { sql } from 'drizzle-orm';
import { customType, index, integer, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Raw bytes: hashes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The ID of a record. Never reused, even after a rollback (decision 7). */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

export const instant = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const deletedAt = () => instant('deleted_at');

/**
 * For optimistic locking (decision 51): `update … where id = … and version = <what was read>`. A trigger increments
 * it on every change, so no update can forget to.
 */
export const versioned = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Search text, folded to lower case without accents by the database. `source` is an SQL expression. */
export const searchText = (source: string) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_key(${source})`));

/**
 * Search text for people: the name, other identifying data, and the name without spaces, so that `khoowen` finds Khoo
 * Wen.
 */
export const personText = (...more: string[]) =>
  searchText(['name', ...more, `replace(name, ' ', '')`].join(` || ' ' || `));

/** The folded name in an order that supports prefix search, whatever the database's collation. */
export const nameOrder = (column: AnyPgColumn) => sql`(${column} collate "C")`;

/** Terms of three or more characters use trigrams, those of two (most Chinese names) pairs. */
export const searchIndexes = (table: string, column: AnyPgColumn) => [
  index(`${table}_search_trigrams`).using('gin', sql`${column} gin_trgm_ops`),
  index(`${table}_search_pairs`).using('gin', sql`search_pairs(${column})`),
];
