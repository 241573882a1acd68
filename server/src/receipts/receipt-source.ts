import { hasReceipt } from '@portal/shared-api/payments';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import { fail } from '../http/errors.ts';
import { standingMovement } from '../payments/credit.ts';
import type { ReceiptSource } from './receipt-model.ts';

/**
 * What a receipt needs, for a payment the caller may see. Money comes from payment and ledger, the student from the
 * snapshot of the accept. Only the letterhead is current, because it says where the centre is.
 */
export async function receiptSource(database: Database, where: SQL | undefined): Promise<ReceiptSource> {
  const [payment] = await database
    .select({
      id: payments.id,
      status: payments.status,
      amountSen: payments.amountSen,
      paymentDate: payments.paymentDate,
      paymentFor: payments.paymentFor,
      paymentType: payments.paymentType,
      comment: payments.comment,
      presets: payments.presets,
      facts: payments.receipt,
      acceptedAt: payments.firstAcceptAt,
      studentId: students.studentId,
      branch: { name: branches.name, address: branches.address, phone: branches.phone },
    })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .innerJoin(branches, eq(branches.id, payments.branchId))
    .where(and(where));
  if (!payment || !hasReceipt(payment.status)) fail('not_found');
  const { facts, acceptedAt, ...rest } = payment;
  const movement = await standingMovement(database, payment.id);
  return {
    ...rest,
    facts: facts!,
    acceptedAt: acceptedAt!,
    credit: movement
      ? {
          type: movement.kind as 'add' | 'claim',
          amountSen: Math.abs(movement.amountSen),
          balanceAfterSen: movement.balanceAfterSen,
        }
      : null,
  };
}
