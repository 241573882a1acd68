import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { decision } from './approvals-requests.ts';
import { shownEducationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import {
  amount,
  amountBound,
  date,
  fromText,
  id,
  idParams,
  integer,
  json,
  searchTerm,
  optionalText,
  studentId,
} from './fields.ts';
import type { FieldMessageCode } from './field-messages.ts';
import { paged, pageQuery } from './paging.ts';
import {
  newPaymentBody,
  overpay,
  overpayTypes,
  paymentRow,
  paymentStatuses,
  pickedPeriod,
  proofRule,
} from './payments.ts';
import { plainText } from './plain-text.ts';
import { auditEntry, reusedProof } from './payments-history.ts';
import { preset, presetList } from './presets.ts';

const ofBranch = { admin: { scope: 'branch' } } as const;
const files = { payment_proof: proofRule };
const actionParams = z.object({ id, action: decision });

/** An empty query value is no filter. */
export const none = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === 'None' ? undefined : value), schema.optional());

/** Bounds are inclusive; a reversed range is 400 at its field (decision 20). */
export const paymentFilters = z
  .object({
    search: none(searchTerm),
    branch: none(id),
    status: none(z.enum(paymentStatuses)),
    payment_for: none(pickedPeriod),
    payment_amount_min: none(amountBound),
    payment_amount_max: none(amountBound),
    payment_date_from: none(date),
    payment_date_to: none(date),
  })
  .superRefine((filters, context) => {
    const reversed = (path: string, message: FieldMessageCode) =>
      context.addIssue({ code: 'custom', message, path: [path] });
    const { payment_amount_min: min, payment_amount_max: max } = filters;
    if (min !== undefined && max !== undefined && min > max)
      reversed('payment_amount_max', 'amount_range_reversed');
    const { payment_date_from: from, payment_date_to: to } = filters;
    if (from !== undefined && to !== undefined && from > to) reversed('payment_date_to', 'range_reversed');
  });

/** What an admin's lists show. */
export const adminRow = paymentRow.extend({ branch_name: z.string(), version: integer });

/** `search` finds students by name or ID, never invoice numbers (decision 16). */
export const adminPayments = endpoint({
  name: 'payments.adminList',
  method: 'GET',
  path: '/admin/payment',
  access: ofBranch,
  summary: 'Payments, newest first, filtered',
  query: paymentFilters.safeExtend(pageQuery.shape),
  response: paged(adminRow),
});

export const adminPaymentDetails = endpoint({
  name: 'payments.adminDetails',
  method: 'GET',
  path: '/admin/payment/:id/details',
  access: ofBranch,
  summary: 'One payment with its student, fee items, credit and audit log',
  params: idParams,
  response: adminRow.extend({
    student: z.object({
      id: z.int(),
      student_id: z.string(),
      name: z.string(),
      education_level: shownEducationLevel,
      school: z.string().nullable(),
      presets: z.array(preset),
      /** The balance now. */
      overpaid: ringgitText,
    }),
    details: z.array(
      z.object({
        subject_id: z.int(),
        subject: z.object({ id: z.int(), name: z.string(), price: ringgitText }),
      }),
    ),
    presets: z.array(preset),
    overpay: overpay.nullable(),
    /** The balance after this payment's movement. */
    overpaid_amount: ringgitText.nullable(),
    /** Recorded at the counter rather than by the family: editing a rejected one submits it again. */
    recorded_by_admin: z.boolean(),
    /** Whether this admin gave the first accept and so cannot check it (decision 2). */
    accepted_by_me: z.boolean(),
    /** Earlier months without a payment, while this one waits for the first accept. */
    missing_months: z.array(z.string()),
    reused_proofs: z.array(reusedProof),
    audit_log: z.array(auditEntry),
  }),
});

/** With presets it starts as `pending_checking`, without as `pending_approval` (decision 5). */
export const createAdminPayment = endpoint({
  name: 'payments.adminCreate',
  method: 'POST',
  path: '/admin/payment',
  access: ofBranch,
  summary: 'Records a payment for a student',
  body: newPaymentBody.extend({
    student_id: studentId,
    presets: json(presetList).default([]),
    comment: optionalText(1000),
  }),
  files,
  response: done.extend({ id: z.int(), invoice_no: z.string() }),
});

/**
 * The version the admin looked at. Accepting or correcting another is refused, so that nobody decides on an unseen
 * amount.
 */
export const seenVersion = fromText(integer).optional();

/**
 * A `pending_checking` or `approved` payment returns to `pending_checking` (decision 6), a rejected one recorded by
 * an admin to `pending_approval`. Without changes nothing happens.
 */
export const updateAdminPayment = endpoint({
  name: 'payments.adminUpdate',
  method: 'POST',
  path: '/admin/payment/:id',
  access: ofBranch,
  summary: 'Corrects a payment',
  params: idParams,
  body: newPaymentBody.omit({ subject_ids: true }).extend({
    version: seenVersion,
    /** Required if an accepted payment is left with a difference. If omitted, the stored one stays. */
    comment: z
      .string()
      .overwrite(plainText)
      .max(1000, { error: 'too_long' })
      .transform((value) => value || null)
      .optional(),
  }),
  files,
  response: done,
});

/** A claim is limited to the balance; an amount needs a type (decision 15). An amount of 0 is no movement. */
export const overpayInput = z
  .object({
    type: z.enum(overpayTypes).nullish(),
    amount: z
      .union([amount, z.literal(['', '0', '0.00', 0]).transform(() => 0)], { error: 'credit_amount' })
      .default(0),
  })
  .refine((value) => value.amount === 0 || value.type, { path: ['type'], error: 'overpay_type_required' });

/** Accepting needs a fee item, rejecting a comment, depending on the action. */
export const decisionBody = z.object({
  comment: optionalText(1000),
  presets: json(presetList).default([]),
  overpay: json(overpayInput).default({ amount: 0 }),
  subject_ids: json(z.array(id).max(50)).default([]),
  version: seenVersion,
});

export const decidePayment = endpoint({
  name: 'payments.decide',
  method: 'POST',
  path: '/admin/payment/:id/:action',
  access: ofBranch,
  summary: 'The first accept, with fee items and credit, or a reject with a comment',
  params: actionParams,
  body: decisionBody,
  response: done,
});

/** Soft delete; the number is never reused (decision 7). */
export const deletePayment = endpoint({
  name: 'payments.delete',
  method: 'DELETE',
  path: '/admin/payment/:id',
  access: ofBranch,
  summary: 'Removes a rejected payment from every list',
  params: idParams,
  response: done,
});

export const adminProof = endpoint({
  name: 'payments.adminProof',
  method: 'GET',
  path: '/admin/payment/:id/proof',
  access: ofBranch,
  summary: 'The proof of a payment',
  params: idParams,
  response: { blob: 'image/*' },
});

/** `student_id` must be the payment's student, else 404 (decision 9). */
export const adminReceipt = endpoint({
  name: 'payments.adminReceipt',
  method: 'GET',
  path: '/admin/payment/:id/receipt',
  access: ofBranch,
  summary: 'The receipt of a payment, from the first accept on',
  params: idParams,
  query: z.object({ student_id: studentId }),
  response: { blob: 'application/pdf' },
});

export const studentPayableSubjects = endpoint({
  name: 'payments.adminPayable',
  method: 'GET',
  path: '/admin/student/:id/payable',
  access: ofBranch,
  summary: 'Subjects of a student’s classes with their prices',
  params: z.object({ id: studentId }),
  response: z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), price: ringgitText })) }),
});
