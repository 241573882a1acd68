import { today } from '@portal/shared-api/calendar';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/** Students counted per batch, so that other changes to them only wait briefly. */
const BATCH = 2000;

/** Adds the month that has begun for everybody with the centre. Several processes may run it at once. */
export async function countNewMonth(database: Database): Promise<void> {
  const day = today();
  const behind = sql`select student_id from student_outstanding
    where counted_until < date_trunc('month', ${day}::date::timestamp)::date order by student_id limit ${BATCH}`;
  for (;;) {
    const { rows } = await database.execute<{ counted: number }>(sql`
      select cardinality(wanted) as counted, count_outstanding(wanted, ${day}) from (select array(${behind}) as wanted) batch
      where cardinality(wanted) > 0`);
    if (rows.length === 0) return;
  }
}
