import { today } from '@portal/shared-api/calendar';
import { firstPaymentDate } from '@portal/shared-api/payments';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { payments } from '../database/schema/payments.ts';
import { studentPeriods } from '../database/schema/students.ts';

/**
 * The months before one, up to the current, in which the student was with the centre and for which nothing waits or was
 * accepted (decision 23). None before those that a family can still pay for (decision 12).
 */
export async function missingMonths(
  database: Queryable,
  studentId: number,
  before: string,
): Promise<string[]> {
  const now = today();
  const { rows } = await database.execute<{ month: string }>(sql`
    select distinct month::date::text as month
    from ${studentPeriods},
      generate_series(
        greatest(date_trunc('month', from_date::timestamp), ${firstPaymentDate(now)}::timestamp),
        least(until_date - 1, ${now}::date, ${before}::date - 1)::timestamp,
        interval '1 month') month
    where ${studentPeriods.studentId} = ${studentId}
      and not exists (
        select from ${payments}
        where ${payments.studentId} = ${studentId} and ${payments.paymentFor} = month::date
          and ${payments.status} <> 'rejected' and ${payments.deletedAt} is null)
    order by month`);
  return rows.map(({ month }) => periodText(periodOfDate(month)));
}
