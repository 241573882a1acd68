import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/record.ts';
import type { Queryable } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

export const audit = (transaction: Queryable, caller: Caller, recordId: number, action: string) =>
  recordAudit(transaction, { resource: 'landing-settings', recordId, action, actorId: caller.accountId });

/** Why an update by id and version matched nothing: another version, or no such record. */
export async function failToChange(
  transaction: Queryable,
  table: PgTable & { id: AnyPgColumn },
  id: number,
): Promise<never> {
  return fail(
    (await transaction.$count(table, sql`${table.id} = ${id}`)) ? 'changed_meanwhile' : 'not_found',
  );
}
