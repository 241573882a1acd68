import { ringgit } from '@portal/shared-api/money';
import { invoiceNumber, type OverpayType } from '@portal/shared-api/payments';
import type { Overpay } from '@portal/shared-api/settlement';
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/connect.ts';
import { creditEntries } from '../database/schema/credit.ts';
import type { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import { fail } from '../http/errors.ts';

/**
 * The student's balance, locked until the transaction ends: of two claims at once, the second sees what the first
 * left.
 */
export async function lockBalance(transaction: Queryable, studentId: number): Promise<number> {
  const [student] = await transaction
    .select({ overpaidSen: students.overpaidSen })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  return student!.overpaidSen;
}

export interface Movement {
  studentId: number;
  paymentId: number;
  overpay: Overpay;
  actorId: number;
}

/** Adds a claim or an addition to the ledger. A claim above the balance is a 400 at `overpay`. */
export async function moveCredit(
  transaction: Queryable,
  { studentId, paymentId, overpay, actorId }: Movement,
) {
  const { type, amount } = overpay;
  if (!type || amount === 0) return;
  const balance = await lockBalance(transaction, studentId);
  if (type === 'claim' && amount > balance) {
    fail('validation', {
      fields: { overpay: { code: 'credit_too_low', params: { balance: ringgit(balance) } } },
    });
  }
  await transaction.insert(creditEntries).values({
    studentId,
    paymentId,
    kind: type,
    amountSen: type === 'claim' ? -amount : amount,
    createdBy: actorId,
  });
}

const reversals = alias(creditEntries, 'reversals');

/** The movement of a payment that is in force, if any. */
export async function standingMovement(database: Queryable, paymentId: number) {
  const [entry] = await database
    .select({
      id: creditEntries.id,
      kind: creditEntries.kind,
      amountSen: creditEntries.amountSen,
      balanceAfterSen: creditEntries.balanceAfterSen,
      createdBy: creditEntries.createdBy,
    })
    .from(creditEntries)
    .leftJoin(reversals, eq(reversals.reversesId, creditEntries.id))
    .where(
      and(eq(creditEntries.paymentId, paymentId), ne(creditEntries.kind, 'reversal'), isNull(reversals.id)),
    );
  return entry;
}

/** Who made the movement in force of a row's payment, as a subquery. */
export const creditMovedBy = (paymentId: typeof payments.id) =>
  sql<number | null>`(
    select movement.created_by from ${creditEntries} movement
    where movement.payment_id = ${paymentId} and movement.kind <> 'reversal'
      and not exists (select from ${creditEntries} back where back.reverses_id = movement.id))`;

/** A movement as the contract's `overpay`, where an amount has no sign. */
export const movedBy = (movement: Awaited<ReturnType<typeof standingMovement>>) =>
  movement ? { type: movement.kind as OverpayType, amount: Math.abs(movement.amountSen) } : null;

/** Invoice numbers of payments that claimed credit after an entry and still hold it, oldest first. */
async function claimedSince(transaction: Queryable, studentId: number, entryId: number): Promise<string[]> {
  const claims = await transaction
    .select({ paymentId: creditEntries.paymentId })
    .from(creditEntries)
    .leftJoin(reversals, eq(reversals.reversesId, creditEntries.id))
    .where(
      and(
        eq(creditEntries.studentId, studentId),
        gt(creditEntries.id, entryId),
        eq(creditEntries.kind, 'claim'),
        isNull(reversals.id),
      ),
    )
    .orderBy(asc(creditEntries.id));
  return claims.map(({ paymentId }) => invoiceNumber(paymentId));
}

/**
 * Reverses the movement in force of a payment. Credit that has been spent since cannot be reversed: 400
 * `credit_in_use`, naming the payments that spent it.
 */
export async function reverseCredit(
  transaction: Queryable,
  { studentId, paymentId, actorId }: Omit<Movement, 'overpay'>,
): Promise<void> {
  const standing = await standingMovement(transaction, paymentId);
  if (!standing) return;
  const balance = await lockBalance(transaction, studentId);
  if (balance < standing.amountSen) {
    const invoices = await claimedSince(transaction, studentId, standing.id);
    fail('credit_in_use', { params: { invoices } });
  }
  await transaction.insert(creditEntries).values({
    studentId,
    paymentId,
    kind: 'reversal',
    amountSen: sql`${-standing.amountSen}`,
    reversesId: standing.id,
    createdBy: actorId,
  });
}
