import { invoiceNumber, isBeforeJoin, type newPaymentBody } from '@portal/shared-api/payments';
import { notice } from '@portal/shared-api/notices';
import { firstDayOfPeriod, parsePeriod, periodTextOfDate } from '@portal/shared-api/period';
import type { Language } from '@portal/shared-api/languages';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { payments, type PaymentPreset } from '../database/schema/payments.ts';
import { violated } from '../database/violations.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { once } from '../http/once.ts';
import { discard } from '../storage/uploads.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import type { FastifyRequest } from 'fastify';
import { requireCountableCash } from './countable-cash.ts';
import { requireExplained } from './difference.ts';
import { keepProof, readProof, type Proof } from './proof.ts';
import type { PayingStudent } from './student.ts';
import { subjectsOf } from './subjects.ts';

interface CreateCall {
  body: z.output<typeof newPaymentBody>;
  files: { payment_proof?: StoredFile };
  caller: Caller;
  language: Language;
  database: Database;
  storage: Storage;
  request: FastifyRequest;
}

interface Terms {
  /** Ends the call if the caller may not pay for this student. */
  findStudent: (transaction: Queryable) => Promise<PayingStudent>;
  /** With fee items, an admin's create is the first accept (decision 5). */
  presets?: PaymentPreset[];
  comment?: string | null;
  /** The submission it belongs to, if one form sent several payments. */
  batch?: string | undefined;
}

/** Submits a payment once per idempotency key. An identical payment is rejected (decision 13). */
export async function createPayment(call: CreateCall, terms: Terms) {
  const { body, caller, database, files, language, storage } = call;
  if (!files.payment_proof && body.payment_type !== 'Cash')
    fail('validation', { fields: { payment_proof: 'proof_required' } });
  const proof = await readProof(storage, files);

  const { answer: id, replayed } = await database.transaction((transaction) =>
    once(transaction, call, async () => {
      const student = await terms.findStudent(transaction);
      if (caller.role !== 'admin') requireJoined(student, body.payment_for);
      return insertPayment(transaction, call, terms, student, proof);
    }),
  );
  if (replayed) await discard(files, storage);
  const invoice = invoiceNumber(id);
  return { ...notice('payment_submitted', language, { invoice }), id, invoice_no: invoice };
}

/** Families cannot pay for months before the student joined (decision 12). */
export function requireJoined(student: PayingStudent, period: string): void {
  if (!isBeforeJoin(parsePeriod(period)!, student.joinDate)) return;
  const joined = periodTextOfDate(student.joinDate);
  fail('validation', { fields: { payment_for: { code: 'period_before_join', params: { joined } } } });
}

async function insertPayment(
  transaction: Queryable,
  { body, caller }: CreateCall,
  { presets = [], comment = null, batch }: Terms,
  student: PayingStudent,
  proof: Proof | undefined,
): Promise<number> {
  const accepted = presets.length > 0;
  const paidSen = body.payment_amount;
  requireCountableCash(paidSen, body.payment_type);
  const difference = accepted
    ? requireExplained({ paidSen, type: body.payment_type, presets, overpay: { amount: 0 }, comment })
    : {};
  try {
    const [made] = await transaction
      .insert(payments)
      .values({
        studentId: student.id,
        branchId: student.branchId,
        amountSen: paidSen,
        paymentDate: body.payment_date,
        paymentFor: firstDayOfPeriod(body.payment_for),
        paymentType: body.payment_type,
        ...(await keepProof(transaction, proof, caller.accountId, batch)),
        presets,
        comment,
        subjects: await subjectsOf(transaction, body.subject_ids),
        createdBy: caller.accountId,
        ...(accepted && {
          status: 'pending_checking' as const,
          firstAcceptBy: caller.accountId,
          firstAcceptAt: new Date(),
        }),
      })
      .returning({ id: payments.id });
    const recordId = made!.id;
    const entry = { resource: 'payments', recordId, actorId: caller.accountId };
    await recordAudit(transaction, { ...entry, action: 'created', details: comment ? { comment } : {} });
    if (accepted) await recordAudit(transaction, { ...entry, action: 'approved', details: difference });
    return recordId;
  } catch (error) {
    if (violated(error) === 'payments_no_duplicate') fail('payment_already_submitted');
    throw error;
  }
}
