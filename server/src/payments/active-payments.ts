import { periodTextOfDate } from '@portal/shared-api/period';
import type { PaymentStatus } from '@portal/shared-api/payments';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';

interface ActivePayment {
  id: number;
  payment_for: string;
  payment_amount: number;
  payment_status: PaymentStatus;
}

/**
 * The payments of the outer query's student that are neither rejected nor deleted, by month. The column is written
 * with its table: drizzle would omit it in a single-table query.
 */
export const activeOfStudent = sql<ActivePayment[]>`coalesce(
  (select json_agg(
     json_build_object(
       'id', id, 'payment_for', payment_for, 'payment_amount', amount_sen, 'payment_status', status)
     order by payment_for, id)
   from ${payments} where student_id = ${students}.id and status <> 'rejected' and deleted_at is null), '[]')`;

/** As named in the contract. */
export const toActive = (rows: readonly ActivePayment[]) =>
  rows.map((row) => ({ ...row, payment_for: periodTextOfDate(row.payment_for) }));

/** The payments of one student that are neither rejected nor deleted. */
export async function activePayments(database: Queryable, studentId: number) {
  const [row] = await database
    .select({ active: activeOfStudent })
    .from(students)
    .where(eq(students.id, studentId));
  return toActive(row!.active);
}
