import { periodOfDate, periodText } from '@portal/shared-api/period';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { studentPeriods, students } from '../database/schema/students.ts';

interface Dates {
  from: string;
  /** The last day; null while the student is with the centre. */
  until: string | null;
}

/** When the student of the surrounding question is with the centre, in order; a suspension ends it (decision 23). */
export const datesOfStudent = sql<Dates[]>`coalesce(
  (select json_agg(json_build_object('from', from_date, 'until', until_date - 1) order by from_date)
   from ${studentPeriods}
   where student_id = ${students}.id and (until_date is null or until_date > from_date)), '[]')`;

const monthOf = (date: string) => periodText(periodOfDate(date));

/** The months of these days, as the contract names them. */
export const toBilled = (rows: readonly Dates[]) =>
  rows.map(({ from, until }) => ({ from: monthOf(from), until: until && monthOf(until) }));

/** The months that one student is with the centre. */
export async function billedMonths(database: Queryable, studentId: number) {
  const [row] = await database
    .select({ dates: datesOfStudent })
    .from(students)
    .where(eq(students.id, studentId));
  return toBilled(row!.dates);
}
