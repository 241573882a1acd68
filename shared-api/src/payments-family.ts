import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { idParams, studentId } from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { preset } from './presets.ts';
import { newPaymentBody, paymentRow, paymentUpdateBody, proofRule } from './payments.ts';

const student = { student: { scope: 'own' } } as const;
const parent = { parent: { scope: 'own' } } as const;
const created = done.extend({ id: z.int(), invoice_no: z.string() });
const files = { payment_proof: proofRule };

export const studentPayments = endpoint({
  name: 'payments.studentList',
  method: 'GET',
  path: '/student/payments',
  access: student,
  summary: 'The signed-in student’s payments, newest first',
  query: pageQuery,
  response: paged(paymentRow),
});

export const parentPayments = endpoint({
  name: 'payments.parentList',
  method: 'GET',
  path: '/parent/payments',
  access: parent,
  summary: 'Payments of the linked students, newest first',
  query: pageQuery,
  response: paged(paymentRow),
});

/** What a form needs to know about a pending or approved payment. */
const activePayment = paymentRow.pick({
  id: true,
  payment_for: true,
  payment_amount: true,
  payment_status: true,
});
export type ActivePayment = z.output<typeof activePayment>;

/** An unpaid month without an accepted payment, and whether one is waiting for approval (decision 23). */
const outstandingMonth = z.object({ month: z.string(), submitted: z.boolean() });
export type OutstandingMonth = z.output<typeof outstandingMonth>;

/** The initial data of a form for one student's payment. */
export const paymentFormStart = z.object({
  /** Only items visible to families (decision 18). */
  presets: z.array(preset),
  /** The month the student joined. Families cannot pay for earlier ones (decision 12). */
  first_period: z.string(),
  /** Payments neither rejected nor deleted, by month. A month may be paid in parts, but not twice by mistake. */
  active_payments: z.array(activePayment),
  /** In order, without those too far back to be paid for. */
  outstanding: z.array(outstandingMonth),
});

export const ownPresets = endpoint({
  name: 'presets.own',
  method: 'GET',
  path: '/student/presets',
  access: student,
  summary: 'The signed-in student’s visible fee items, with the ID and the first month to pay for',
  response: paymentFormStart.omit({ presets: true }).extend({
    data: paymentFormStart.shape.presets,
    student_id: z.string(),
  }),
});

/** Empty if nothing is payable (decision 19). */
export const payableSubjects = endpoint({
  name: 'payments.studentPayable',
  method: 'GET',
  path: '/student/subject/payable',
  access: student,
  summary: 'Subjects of the signed-in student’s classes with their prices',
  response: z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), price: ringgitText })) }),
});

/** 400 contains the message for the form; an identical payment is `payment_already_submitted` (decision 13). */
export const createStudentPayment = endpoint({
  name: 'payments.studentCreate',
  method: 'POST',
  path: '/student/payment',
  access: student,
  summary: 'Hands a payment in',
  body: newPaymentBody,
  files,
  response: created,
});

export const createParentPayment = endpoint({
  name: 'payments.parentCreate',
  method: 'POST',
  path: '/parent/payment',
  access: parent,
  summary: 'Hands a payment in for one linked student; a batch is one call for each (decision 14)',
  body: newPaymentBody.extend({
    student_id: studentId,
    /** Shared by all payments of one form: those with one slip are one submission. */
    batch: z
      .string({ error: 'required' })
      .min(8, { error: 'required' })
      .max(64, { error: 'too_long' })
      .optional(),
  }),
  files,
  response: created,
});

/** Only for a rejected payment, which returns to `pending_approval`. Without a new file the old proof stays. */
export const updateStudentPayment = endpoint({
  name: 'payments.studentUpdate',
  method: 'POST',
  path: '/student/payment/:id',
  access: student,
  summary: 'Corrects a rejected payment and hands it in again',
  params: idParams,
  body: paymentUpdateBody,
  files,
  response: done,
});

export const updateParentPayment = endpoint({
  name: 'payments.parentUpdate',
  method: 'POST',
  path: '/parent/payment/:id',
  access: parent,
  summary: 'Corrects a rejected payment of a linked student and hands it in again',
  params: idParams,
  body: paymentUpdateBody,
  files,
  response: done,
});

export const studentProof = endpoint({
  name: 'payments.studentProof',
  method: 'GET',
  path: '/student/payment/:id/proof',
  access: student,
  summary: 'The proof of an own payment',
  params: idParams,
  response: { blob: 'image/*' },
});

export const parentProof = endpoint({
  name: 'payments.parentProof',
  method: 'GET',
  path: '/parent/payment/:id/proof',
  access: parent,
  summary: 'The proof of a linked student’s payment',
  params: idParams,
  response: { blob: 'image/*' },
});

export const studentReceipt = endpoint({
  name: 'payments.studentReceipt',
  method: 'GET',
  path: '/student/payment/:id/receipt',
  access: student,
  summary: 'The receipt of an own payment, from the first accept on',
  params: idParams,
  response: { blob: 'application/pdf' },
});

export const parentReceipt = endpoint({
  name: 'payments.parentReceipt',
  method: 'GET',
  path: '/parent/payment/:id/receipt',
  access: parent,
  summary: 'The receipt of a linked student’s payment, from the first accept on',
  params: idParams,
  response: { blob: 'application/pdf' },
});
