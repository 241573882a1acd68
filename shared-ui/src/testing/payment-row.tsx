import type { PaymentRow } from '@portal/shared-api/payments';

/** A payment as in a family's list, for screen tests. */
export const paymentRow: PaymentRow = {
  id: 42,
  student: { student_id: 'SS7', name: 'Aina binti Rahman' },
  payment_amount: '1234.50',
  payment_date: '2025-01-30',
  submitted_at: '2025-01-31T16:30:00.000Z',
  payment_for: 'January-2025',
  payment_type: 'Bank Transfer',
  payment_status: 'pending_checking',
  comment: null,
  has_proof: true,
};
