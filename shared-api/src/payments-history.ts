import { z } from 'zod';
import { paymentRow } from './payments.ts';

export const auditActions = ['created', 'approved', 'checked', 'rejected', 'updated', 'deleted'] as const;

/** What an edit may change, or a family's correction of a rejected payment. */
export const changedFields = [
  'payment_amount',
  'payment_date',
  'payment_for',
  'payment_type',
  'payment_proof',
] as const;

/** One line of a payment's audit log (decision 21). */
export const auditEntry = z.object({
  action: z.enum(auditActions),
  carried_by: z.string(),
  carried_on: z.iso.datetime({ offset: true }),
  self_checked: z.boolean(),
  /** The comment of that move. A later one replaces it on the payment, never here. */
  comment: z.string().nullable(),
  /** Values before and after; for a proof only that there is a new one. */
  changes: z.array(
    z.object({
      field: z.enum(changedFields),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});

/** Another payment with the same slip, byte for byte (`exact`) or by appearance. */
export const reusedProof = z.object({
  id: z.int(),
  invoice_no: z.string(),
  exact: z.boolean(),
  /** The same account sent the same slip with both within minutes, as when paying for several at once. */
  together: z.boolean(),
  submitted_at: z.iso.datetime({ offset: true }),
  /** Submitted before this payment. */
  older: z.boolean(),
  /** Removed from every list. Not told for payments of another branch. */
  removed: z.boolean(),
  /** Null if this admin may not open its slip: of another branch, or removed. */
  payment: paymentRow
    .pick({ student: true, payment_amount: true, payment_for: true, payment_status: true })
    .nullable(),
});
