import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';

/** Rows of a transaction are invisible until it ends, but its connection's name is visible to every process at once. */
const nameOf = (accountId: number) => `portal import ${accountId}: `;

/** Reports how many lines have been written, until the transaction ends. */
export const tellProgress = (transaction: Queryable, accountId: number, written: number) =>
  transaction.execute(sql`select set_config('application_name', ${`${nameOf(accountId)}${written}`}, true)`);

export async function progressOf(database: Database, accountId: number): Promise<number | null> {
  const name = nameOf(accountId);
  const { rows } = await database.execute<{ written: number }>(sql`
    select substr(application_name, length(${name}) + 1)::int as written from pg_stat_activity
     where datname = current_database() and starts_with(application_name, ${name})
     order by written desc limit 1`);
  return rows[0]?.written ?? null;
}
