import { z } from 'zod';
import { paymentRow } from './payments.ts';

export const auditActions = ['created', 'approved', 'checked', 'rejected', 'updated', 'deleted'] as const;

/** What an edit may change, and a family's correction of a rejected payment. */
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
  /** What that person wrote with that move; a later comment replaces it on the payment, never here. */
  comment: z.string().nullable(),
  /** Both sides as the payment shows them; of a proof only that there is a new one. */
  changes: z.array(
    z.object({
      field: z.enum(changedFields),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});

/** Another payment with the same slip, byte for byte (`exact`) or by its look. */
export const reusedProof = z.object({
  id: z.int(),
  invoice_no: z.string(),
  exact: z.boolean(),
  /** One account sent the very same slip with both within minutes, as a family does that paid for several in one go. */
  together: z.boolean(),
  submitted_at: z.iso.datetime({ offset: true }),
  /** Handed in before this payment. */
  older: z.boolean(),
  /** It left every list; of another branch's payment this admin is not told. */
  removed: z.boolean(),
  /** Null when this admin may not open its slip: another branch's, or removed. */
  payment: paymentRow
    .pick({ student: true, payment_amount: true, payment_for: true, payment_status: true })
    .nullable(),
});
