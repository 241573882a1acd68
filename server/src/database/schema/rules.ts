import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Fragments for check constraints. Values come from the contract, so each list exists once. */

const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${list(values)})`;
export const filled = (column: AnyPgColumn): SQL => sql`btrim(${column}) <> ''`;
export const phoneFormat = (column: AnyPgColumn): SQL => sql`${column} ~ '^[+]601[0-9]{7,9}$'`;
export const icFormat = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-9]{12}$'`;
export const studentIdFormat = (column: AnyPgColumn): SQL => sql`${column} ~ '^SS[0-9]{1,9}$'`;
/** Trimmed and lower case, as the contract makes it (decision 36). */
export const emailFormat = (column: AnyPgColumn): SQL =>
  sql`${column} = lower(btrim(${column})) and position('@' in ${column}) > 1`;
export const passwordHashFormat = (column: AnyPgColumn): SQL => sql`${column} like '$argon2id$%'`;
export const sha256Format = (column: AnyPgColumn): SQL => sql`octet_length(${column}) = 32`;
