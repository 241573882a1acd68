import type { paymentUpdateBody } from '@portal/shared-api/payments';
import type { updateAdminPayment } from '@portal/shared-api/payments-admin';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { violated } from '../database/violations.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { requireJoined } from './create.ts';
import { lockForMove, writeMove } from './locked.ts';
import { keepProof, readProof } from './proof.ts';
import { monthOf } from './rows.ts';
import { studentById } from './student.ts';

interface Update<Body> {
  database: Database;
  storage: Storage;
  caller: Caller;
  params: { id: number };
  body: Body;
  files: { payment_proof?: StoredFile };
}

async function refusingDuplicates(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (violated(error) === 'payments_no_duplicate') fail('payment_already_submitted');
    throw error;
  }
}

/** The owner corrects a rejected payment; it goes back to the start and is decided anew. */
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
      const held = await lockForMove(transaction, caller, params.id, 'resubmit');
      requireJoined(await studentById(transaction, held.payment.studentId), body.payment_for);
      await writeMove(
        transaction,
        caller,
        held,
        {
          amountSen: body.payment_amount,
          paymentFor: monthOf(body.payment_for),
          ...(await keepProof(transaction, proof, caller.accountId)),
          comment: null,
          presets: [],
          firstAcceptBy: null,
          firstAcceptAt: null,
        },
        { rejected_for: held.payment.comment },
      );
    }),
  );
}

/** An admin corrects a payment in any state; an accepted one has to be checked again (decision 6). */
export async function editPayment({
  body,
  caller,
  database,
  files,
  params,
  storage,
}: Update<z.output<(typeof updateAdminPayment)['body']>>) {
  const proof = await readProof(storage, files);
  await refusingDuplicates(
    database.transaction(async (transaction) => {
      const held = await lockForMove(transaction, caller, params.id, 'edit');
      const { outcome, payment } = held;
      if (payment.version !== body.version) fail('changed_meanwhile');
      const hasProof = files.payment_proof ?? payment.proofKey;
      if (body.payment_type !== 'Cash' && !hasProof)
        fail('validation', { fields: { payment_proof: 'proof_required' } });
      await writeMove(
        transaction,
        caller,
        held,
        {
          amountSen: body.payment_amount,
          paymentDate: body.payment_date,
          paymentFor: monthOf(body.payment_for),
          paymentType: body.payment_type,
          ...(await keepProof(transaction, proof, caller.accountId)),
          ...(outcome.status === 'pending_checking' && {
            firstAcceptBy: outcome.firstAcceptBy,
            firstAcceptAt: new Date(),
            checkedBy: null,
            checkedAt: null,
            selfChecked: false,
          }),
        },
        {
          before: {
            amount_sen: payment.amountSen,
            payment_date: payment.paymentDate,
            payment_for: payment.paymentFor,
            payment_type: payment.paymentType,
          },
        },
      );
    }),
  );
}
