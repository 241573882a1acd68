import { asc, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/connect.ts';

/** A public list that admins put in order. */
type OrderedTable = PgTable & { id: AnyPgColumn; ordering: AnyPgColumn };

/**
 * Simultaneous changes of one list run one after the other, so that no position is used twice. Reading is not
 * blocked.
 */
export const lockOrder = (transaction: Queryable, table: OrderedTable) =>
  transaction.execute(sql`lock table ${table} in share row exclusive mode`);

async function idsInOrder(transaction: Queryable, table: OrderedTable): Promise<number[]> {
  const rows = await transaction
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .orderBy(asc(table.ordering), asc(table.id));
  return rows.map(({ id }) => id);
}

const number = (transaction: Queryable, table: OrderedTable, ids: readonly number[]) =>
  transaction.execute(sql`update ${table} set ordering = place.number - 1
    from unnest(${sql.param(ids)}::int[]) with ordinality as place (id, number)
    where ${table.id} = place.id and ${table.ordering} <> place.number - 1`);

/** Moves an item of the locked list to a position, or to the end if that is beyond it. The others shift. */
export async function moveTo(transaction: Queryable, table: OrderedTable, id: number, place: number) {
  const ids = (await idsInOrder(transaction, table)).filter((other) => other !== id);
  ids.splice(place, 0, id);
  await number(transaction, table, ids);
}

/** Closes the gap an item left. */
export const closeGap = async (transaction: Queryable, table: OrderedTable) =>
  number(transaction, table, await idsInOrder(transaction, table));
