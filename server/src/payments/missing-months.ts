import { missingBefore } from '@portal/shared-api/missing-months';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { students } from '../database/schema/students.ts';
import { aliveOfStudent, toAlive } from './alive.ts';
import { datesOfStudent, toBilled } from './billed.ts';

/** The earlier months of a student without a payment, by the rule that a family's form has, in one question. */
export async function missingMonths(
  database: Queryable,
  studentId: number,
  before: string,
): Promise<string[]> {
  const [row] = await database
    .select({ alive: aliveOfStudent, dates: datesOfStudent })
    .from(students)
    .where(eq(students.id, studentId));
  const months = { alive: toAlive(row!.alive), billed: toBilled(row!.dates) };
  return missingBefore(months, periodText(periodOfDate(before)));
}
