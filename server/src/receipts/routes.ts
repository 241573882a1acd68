import type { Language } from '@portal/shared-api/languages';
import { adminReceipt } from '@portal/shared-api/payments-admin';
import { parentReceipt, studentReceipt } from '@portal/shared-api/payments-family';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { handle } from '../http/handle.ts';
import { reachableBy } from '../payments/access.ts';
import { receiptModel } from './receipt-model.ts';
import { receiptSource } from './receipt-source.ts';
import { receiptPdf } from './receipt.ts';
import { texts } from './receipt-texts.ts';

interface ReceiptCall {
  database: Database;
  caller: Caller;
  params: { id: number };
  language: Language;
}

/** The receipt of a payment the caller may see. 404 in every other case, so that nothing is revealed. */
async function receipt({ database, caller, params, language }: ReceiptCall, also?: SQL) {
  const source = await receiptSource(database, and(eq(payments.id, params.id), reachableBy(caller), also));
  const model = receiptModel(source);
  return {
    type: 'application/pdf',
    name: `${texts.fileName[language]} ${model.invoiceNo}.pdf`,
    content: await receiptPdf(model, language),
  };
}

export const receiptRoutes = [
  handle(studentReceipt, (call) => receipt(call)),
  handle(parentReceipt, (call) => receipt(call)),
  handle(adminReceipt, (call) => receipt(call, eq(students.studentId, call.query.student_id))),
];
