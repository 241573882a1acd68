import { firstDayOfPeriod } from '@portal/shared-api/period';
import type { paymentUpdateBody } from '@portal/shared-api/payments';
import type { updateAdminPayment } from '@portal/shared-api/payments-admin';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { violated } from '../database/violations.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { requireCountableCash } from './countable-cash.ts';
import { requireJoined } from './create.ts';
import { movedBy, standingMovement } from './credit.ts';
import { requireExplained } from './difference.ts';
import { traceOf } from './history.ts';
import { lockForMove, writeMove, type Payment } from './move.ts';
import { keepProof, readProof } from './proof.ts';
import { studentById } from './student.ts';

interface Update<Body> {
  database: Database;
  storage: Storage;
  caller: Caller;
  params: { id: number };
  body: Body;
  files: { payment_proof?: StoredFile };
}

async function refusingDuplicates<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (violated(error) === 'payments_no_duplicate') fail('payment_already_submitted');
    throw error;
  }
}

/** For a payment submitted again, which nobody has accepted. */
const undecided = { presets: [], firstAcceptBy: null, firstAcceptAt: null };

/** The owner corrects a rejected payment. It starts over and is decided again. */
export async function resubmitPayment({
  body,
  caller,
  database,
  files,
  params,
  storage,
}: Update<z.output<typeof paymentUpdateBody>>) {
  const proof = await readProof(storage, files);
  await refusingDuplicates(
    database.transaction(async (transaction) => {
      const locked = await lockForMove(transaction, caller, params.id, 'resubmit');
      requireCountableCash(body.payment_amount, locked.payment.paymentType);
      requireJoined(await studentById(transaction, locked.payment.studentId), body.payment_for);
      await writeMove(
        transaction,
        caller,
        locked,
        {
          amountSen: body.payment_amount,
          paymentFor: firstDayOfPeriod(body.payment_for),
          ...(await keepProof(transaction, proof, caller.accountId)),
          comment: null,
          ...undecided,
        },
        { rejected_for: locked.payment.comment },
      );
    }),
  );
}

/** The comment after an admin's edit. Without one in the body, the stored one stays. */
function commentAfter(payment: Payment, typed: string | null | undefined, handsInAgain: boolean) {
  const kept = handsInAgain ? null : payment.comment;
  const comment = typed === undefined ? kept : typed;
  if (payment.status === 'rejected' && !handsInAgain && !comment)
    fail('validation', { fields: { comment: 'comment_required' } });
  return comment;
}

/**
 * An admin corrects a payment in any state. An accepted one has to be checked again (decision 6); a rejected one
 * recorded by an admin is submitted again. An edit without changes is no move. Returns whether there was one.
 */
export async function editPayment({
  body,
  caller,
  database,
  files,
  params,
  storage,
}: Update<z.output<(typeof updateAdminPayment)['body']>>): Promise<boolean> {
  const proof = await readProof(storage, files);
  return refusingDuplicates(
    database.transaction(async (transaction) => {
      const locked = await lockForMove(
        transaction,
        caller,
        params.id,
        ({ amountSen }) => (amountSen === body.payment_amount ? 'edit' : 'editAmount'),
        body.version,
      );
      const { outcome, payment } = locked;
      requireCountableCash(body.payment_amount, body.payment_type);
      const hasProof = files.payment_proof ?? payment.proofKey;
      if (body.payment_type !== 'Cash' && !hasProof)
        fail('validation', { fields: { payment_proof: 'proof_required' } });
      const comment = commentAfter(payment, body.comment, outcome.handsInAgain);
      const changes = {
        amountSen: body.payment_amount,
        paymentDate: body.payment_date,
        paymentFor: firstDayOfPeriod(body.payment_for),
        paymentType: body.payment_type,
        comment,
        ...(await keepProof(transaction, proof, caller.accountId)),
      };
      const unchanged = comment === payment.comment && Object.keys(traceOf(payment, changes)).length === 0;
      if (unchanged && !outcome.handsInAgain) return false;
      if (outcome.status !== 'pending_checking') {
        await writeMove(transaction, caller, locked, { ...changes, ...(outcome.handsInAgain && undecided) });
        return true;
      }
      const difference = requireExplained({
        paidSen: body.payment_amount,
        type: body.payment_type,
        presets: payment.presets,
        overpay: movedBy(await standingMovement(transaction, payment.id)) ?? { amount: 0 },
        comment,
      });
      await writeMove(
        transaction,
        caller,
        locked,
        {
          ...changes,
          firstAcceptBy: outcome.firstAcceptBy,
          firstAcceptAt: outcome.firstAcceptBy === payment.firstAcceptBy ? payment.firstAcceptAt : new Date(),
          checkedBy: null,
          checkedAt: null,
          selfChecked: false,
        },
        difference,
      );
      return true;
    }),
  );
}
