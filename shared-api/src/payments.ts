import { z } from 'zod';
import { ringgitText } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { paged, pageQuery } from './paging.ts';

export const paymentTypes = ['E-Wallet', 'Cash', 'Bank Transfer'] as const;
export const paymentStatuses = ['pending_approval', 'pending_checking', 'approved', 'rejected'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `SS1` and the id with at least 5 digits (decision 16). Never used to look a student up. */
export const invoiceNumber = (id: number): string => `SS1${String(id).padStart(5, '0')}`;

/** A payment as the family that owns it sees it: no audit log (decision 21). */
export const familyPayment = z.object({
  id: z.int(),
  student: z.object({ student_id: z.string(), name: z.string() }),
  payment_amount: ringgitText,
  payment_date: z.string(),
  /** When it was handed in. */
  submitted_at: z.iso.datetime({ offset: true }),
  payment_for: z.string(),
  payment_type: z.enum(paymentTypes),
  payment_status: z.enum(paymentStatuses),
  comment: z.string().nullable(),
  has_proof: z.boolean(),
});

export const parentPayments = endpoint({
  name: 'payments.parentList',
  method: 'GET',
  path: '/parent/payments',
  access: { parent: { scope: 'own' } },
  summary: 'Payments of the linked students, newest first',
  query: pageQuery,
  response: paged(familyPayment),
});
