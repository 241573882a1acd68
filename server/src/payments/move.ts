import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { payments } from '../database/schema/payments.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { reachableBy } from './access.ts';
import { standingMovement } from './credit.ts';
import { lastMoveOf, traceOf } from './history.ts';
import { decideMove, type Move, type Outcome } from './move-rules.ts';

export type Payment = typeof payments.$inferSelect;

/** Whether an admin recorded it and no family submitted it. */
export const recordedByAdmin = sql<boolean>`exists (
  select from ${accounts} where ${accounts.id} = ${payments.createdBy} and ${accounts.role} = 'admin')`;

/** Who acted first. If it was the caller, whose answer was lost, that is not reported as somebody else's move. */
async function failTooLate(transaction: Queryable, caller: Caller, id: number): Promise<void> {
  const last = await lastMoveOf(transaction, id);
  if (!last) return;
  if (last.actorId !== caller.accountId)
    fail('payment_already_processed', { params: { name: last.actorName } });
  if (last.action === 'rejected') fail('payment_already_rejected');
  fail(last.action === 'updated' ? 'payment_already_changed' : 'payment_already_accepted');
}

/**
 * Locks the payment until the transaction ends, and decides the move. Of two people at once, the second waits here,
 * sees the new status and is told (decision 1). So is anyone who looked at another version.
 */
export async function lockForMove(
  transaction: Queryable,
  caller: Caller,
  id: number,
  move: Move | ((payment: Payment) => Move),
  seenVersion?: number,
): Promise<{ payment: Payment; outcome: Outcome }> {
  const [found] = await transaction
    .select({ payment: payments, recordedByAdmin })
    .from(payments)
    .where(and(eq(payments.id, id), reachableBy(caller)))
    .for('update');
  if (!found) fail('not_found');
  const { payment } = found;
  // Read after the lock, to see changes made while waiting.
  const movement = await standingMovement(transaction, id);
  const decision = decideMove(
    { ...payment, recordedByAdmin: found.recordedByAdmin, creditMovedBy: movement?.createdBy ?? null },
    typeof move === 'function' ? move(payment) : move,
    { accountId: caller.accountId, level: caller.adminLevel },
  );
  if ('refused' in decision) {
    if (decision.refused === 'already_processed') await failTooLate(transaction, caller, id);
    fail(decision.refused);
  }
  if (seenVersion !== undefined && payment.version !== seenVersion) fail('changed_meanwhile');
  return { payment, outcome: decision.allowed };
}

/** Writes the changes of a move and its audit entry. */
export async function writeMove(
  transaction: Queryable,
  caller: Caller,
  { payment, outcome }: { payment: Payment; outcome: Outcome },
  changes: Partial<Payment> = {},
  details: Record<string, unknown> = {},
): Promise<void> {
  await transaction
    .update(payments)
    .set({ status: outcome.status, ...changes })
    .where(eq(payments.id, payment.id));
  await recordAudit(transaction, {
    resource: 'payments',
    recordId: payment.id,
    action: outcome.action,
    actorId: caller.accountId,
    details: {
      from: payment.status,
      to: outcome.status,
      ...(outcome.selfChecked && { self_checked: true }),
      ...traceOf(payment, changes),
      ...details,
    },
  });
}
