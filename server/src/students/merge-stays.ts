import { inOrder } from '@portal/shared-api/calendar';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import type { Before } from './merge-rows.ts';

interface Stay {
  from_date: string;
  /** The first day away; null while it lasts. */
  until_date: string | null;
}

/** Merges stays into the fewest that cover the same days. */
export function covering<S extends Stay>(stays: readonly S[]): S[] {
  const joined: S[] = [];
  for (const stay of stays.toSorted((a, b) => inOrder(a.from_date, b.from_date))) {
    const last = joined.at(-1);
    if (!last || (last.until_date !== null && stay.from_date > last.until_date)) joined.push({ ...stay });
    else if (last.until_date !== null && (stay.until_date === null || stay.until_date > last.until_date))
      last.until_date = stay.until_date;
  }
  return joined;
}

/** Replaces the stays of two records by those that cover them. */
async function replaceStays(
  transaction: Queryable,
  table: 'student_periods' | 'class_enrollments',
  stays: readonly object[],
  keptId: number,
  mergedId: number,
) {
  const name = sql.identifier(table);
  await transaction.execute(
    sql`delete from ${name} where student_id = any(${sql.param([keptId, mergedId])})`,
  );
  const rows = stays.map((stay) => ({ ...stay, student_id: keptId }));
  await transaction.execute(sql`insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
}

/** At the centre and in a class whenever one of the two records was. */
export async function joinStays(transaction: Queryable, before: Before, keptId: number, mergedId: number) {
  const periods = before.rows.student_periods as unknown as Stay[];
  await replaceStays(transaction, 'student_periods', covering(periods), keptId, mergedId);
  const places = before.rows.class_enrollments as unknown as (Stay & { class_id: number })[];
  const ofClasses = Map.groupBy(places, ({ class_id }) => class_id);
  const stays = [...ofClasses.values()].flatMap((ofClass) => covering(ofClass));
  await replaceStays(transaction, 'class_enrollments', stays, keptId, mergedId);
}

/**
 * Keeps one of what both records have, with the kept record's values. A student was present if either record says so.
 */
export async function joinRest(transaction: Queryable, keptId: number, mergedId: number) {
  await transaction.execute(sql`
    update attendance_marks mine set attended = true from attendance_marks other
    where mine.student_id = ${keptId} and other.student_id = ${mergedId} and other.attended
      and other.class_id = mine.class_id and other.attendance_date = mine.attendance_date`);
  const twice: Record<string, ReturnType<typeof sql>> = {
    attendance_marks: sql`mine.class_id = gone.class_id and mine.attendance_date = gone.attendance_date`,
    student_time_changes: sql`mine.removed_at is null and gone.removed_at is null and (
      (mine.original_class_id = gone.original_class_id and mine.original_date = gone.original_date)
      or (mine.new_class_id = gone.new_class_id and mine.new_date = gone.new_date))`,
    parent_students: sql`mine.parent_id = gone.parent_id`,
  };
  for (const [table, same] of Object.entries(twice)) {
    const name = sql.identifier(table);
    await transaction.execute(sql`delete from ${name} gone where gone.student_id = ${mergedId}
      and exists (select from ${name} mine where mine.student_id = ${keptId} and ${same})`);
    await transaction.execute(sql`update ${name} set student_id = ${keptId} where student_id = ${mergedId}`);
  }
  // Only one request can be pending.
  await transaction.execute(sql`
    update enrollment_requests gone set status = 'superseded'
    where gone.student_id = ${mergedId} and gone.status = 'pending' and exists (
      select from enrollment_requests mine where mine.student_id = ${keptId} and mine.status = 'pending')`);
}
