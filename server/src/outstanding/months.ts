import { today } from '@portal/shared-api/calendar';
import type { OutstandingMonth } from '@portal/shared-api/payments-family';
import { pickerYears } from '@portal/shared-api/payments';
import { comparePeriods, parsePeriod, periodOfDate, periodTextOfDate } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { students } from '../database/schema/students.ts';

/** The outstanding months today of the student in the outer query, in order. */
export const outstandingOfStudent = () => sql<OutstandingMonth[]>`coalesce(
  (select json_agg(json_build_object('month', month, 'submitted', submitted) order by month)
   from outstanding_months(${students}.id, ${today()})), '[]')`;

/** As named in the contract, without months too far back to be paid for (decision 12). */
export const toPayable = (rows: readonly OutstandingMonth[]): OutstandingMonth[] =>
  rows
    .filter(({ month }) => periodOfDate(month).year >= pickerYears()[0]!)
    .map(({ month, submitted }) => ({ month: periodTextOfDate(month), submitted }));

/** The outstanding months of one student that can be paid for. */
export async function payableMonths(database: Queryable, studentId: number): Promise<OutstandingMonth[]> {
  const { rows } = await database.execute<{ month: string; submitted: boolean }>(
    sql`select month, submitted from outstanding_months(${studentId}, ${today()}) order by month`,
  );
  return toPayable(rows);
}

/** The outstanding months before a given one (as its first day) without a waiting payment. */
export async function missingBefore(
  database: Queryable,
  studentId: number,
  month: string,
): Promise<string[]> {
  const end = periodOfDate(month);
  return (await payableMonths(database, studentId))
    .filter((one) => !one.submitted && comparePeriods(parsePeriod(one.month)!, end) < 0)
    .map((one) => one.month);
}
