import type { decisionBody } from '@portal/shared-api/payments-admin';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { moveCredit, reverseCredit } from './credit.ts';
import { requireExplained } from './difference.ts';
import { lockForMove, writeMove } from './move.ts';
import { storedPresets } from './rows.ts';
import { subjectsOf } from './subjects.ts';

type DecisionBody = z.output<typeof decisionBody>;

const unaccepted = { firstAcceptBy: null, firstAcceptAt: null };

/** A rejection needs a reason, which the family reads (decision 1). */
function requireComment(comment: string | null): asserts comment is string {
  if (!comment) fail('validation', { fields: { comment: 'comment_required' } });
}

/** The first accept: fee items, credit and status in one transaction (decisions 4 and 15). */
export async function acceptPayment(database: Database, caller: Caller, id: number, body: DecisionBody) {
  if (body.presets.length === 0) fail('validation', { fields: { presets: 'presets_none' } });
  await database.transaction(async (transaction) => {
    const locked = await lockForMove(transaction, caller, id, 'accept', body.version);
    const { payment, outcome } = locked;
    await moveCredit(transaction, {
      studentId: payment.studentId,
      paymentId: id,
      overpay: body.overpay,
      actorId: caller.accountId,
    });
    const { comment, overpay } = body;
    const presets = storedPresets(body.presets);
    const difference = requireExplained({
      paidSen: payment.amountSen,
      type: payment.paymentType,
      presets,
      overpay,
      comment,
    });
    const subjects = await subjectsOf(transaction, body.subject_ids);
    await writeMove(
      transaction,
      caller,
      locked,
      {
        presets,
        comment,
        firstAcceptBy: outcome.firstAcceptBy,
        firstAcceptAt: new Date(),
        ...(subjects.length > 0 && { subjects }),
      },
      difference,
    );
  });
}

/** Rejects a payment waiting for approval. */
export async function rejectPayment(database: Database, caller: Caller, id: number, comment: string | null) {
  requireComment(comment);
  await database.transaction(async (transaction) => {
    const locked = await lockForMove(transaction, caller, id, 'reject');
    await writeMove(transaction, caller, locked, { comment, ...unaccepted });
  });
}

/** The second accept, by somebody else (decision 2). It carries a comment and changes no amount. */
export async function checkPayment(
  database: Database,
  caller: Caller,
  id: number,
  { comment, version }: { comment: string | null; version?: number | undefined },
) {
  await database.transaction(async (transaction) => {
    const locked = await lockForMove(transaction, caller, id, 'check', version);
    await writeMove(transaction, caller, locked, {
      comment: comment ?? locked.payment.comment,
      checkedBy: caller.accountId,
      checkedAt: new Date(),
      selfChecked: locked.outcome.selfChecked,
    });
  });
}

/** Rejects a payment at the check. Its credit is reversed first (decision 15). */
export async function rejectCheckedPayment(
  database: Database,
  caller: Caller,
  id: number,
  comment: string | null,
) {
  requireComment(comment);
  await database.transaction(async (transaction) => {
    const locked = await lockForMove(transaction, caller, id, 'rejectCheck');
    if (locked.outcome.reversesCredit) {
      await reverseCredit(transaction, {
        studentId: locked.payment.studentId,
        paymentId: id,
        actorId: caller.accountId,
      });
    }
    await writeMove(transaction, caller, locked, { comment });
  });
}

/** Removes a rejected payment from every list. The row and its number stay (decision 7). */
export async function deletePayment(database: Database, caller: Caller, id: number) {
  await database.transaction(async (transaction) => {
    const locked = await lockForMove(transaction, caller, id, 'delete');
    await writeMove(transaction, caller, locked, { deletedAt: new Date(), deletedBy: caller.accountId });
  });
}
