import { z } from 'zod';
import { ringgitText } from './answers.ts';
import type { FileRule } from './endpoint.ts';
import { isDate, today } from './calendar.ts';
import { amount, date, id, json, period } from './fields.ts';
import { comparePeriods, parsePeriod, periodOfDate, type Period } from './period.ts';

export const paymentTypes = ['E-Wallet', 'Cash', 'Bank Transfer'] as const;
export const paymentStatuses = ['pending_approval', 'pending_checking', 'approved', 'rejected'] as const;
export const overpayTypes = ['claim', 'add'] as const;
export type PaymentType = (typeof paymentTypes)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type OverpayType = (typeof overpayTypes)[number];

/** `SS1` and the id with at least 5 digits (decision 16). Never used to find a student. */
export const invoiceNumber = (id: number): string => `SS1${String(id).padStart(5, '0')}`;

/** Whether a receipt exists: from the first accept (decision 9). */
export const hasReceipt = (status: PaymentStatus): boolean =>
  status === 'pending_checking' || status === 'approved';

/** JPEG, PNG, WebP and PDF by content, 10 MB at most (decision 10). HEIC is converted when the server can. */
export const proofRule = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileRule;

/** The years of the payment-for picker: 5 before to 4 after the current one (specification A, section 9). */
export const pickerYears = (now = today()): number[] => {
  const year = Number(now.slice(0, 4));
  return Array.from({ length: 10 }, (_, index) => year - 5 + index);
};

/** A month within the picker's ten years (decision 12). */
export const pickedPeriod = period.refine(
  (value) => {
    const parsed = parsePeriod(value);
    return !parsed || pickerYears().includes(parsed.year);
  },
  { error: 'period_out_of_range' },
);

/** Families cannot pay for months before the student joined (decision 12). */
export const isBeforeJoin = (wanted: Period, joinDate: string): boolean =>
  comparePeriods(wanted, periodOfDate(joinDate)) < 0;

/** The earliest payment date: the start of the picker's ten years (decision 12). */
export const firstPaymentDate = (now = today()): string => `${pickerYears(now)[0]}-01-01`;

export const paymentDate = date.superRefine((value, context) => {
  if (!isDate(value)) return;
  if (value > today()) context.addIssue({ code: 'custom', message: 'payment_date_future' });
  const first = firstPaymentDate();
  if (value < first)
    context.addIssue({ code: 'custom', message: 'payment_date_too_early', params: { first } });
});
export const paymentType = z.enum(paymentTypes, { error: 'selection_required' });

/** Subjects sent by older clients; kept as details (decision 4). */
export const subjectIds = json(z.array(id).max(50)).default([]);

/** Fields of every new payment. The proof is a file beside it; only Cash may come without (decision 10). */
export const newPaymentBody = z.object({
  payment_amount: amount,
  payment_type: paymentType,
  payment_date: paymentDate,
  payment_for: pickedPeriod,
  subject_ids: subjectIds,
});

/** What the owner of a rejected payment may change. */
export const paymentUpdateBody = z.object({ payment_amount: amount, payment_for: pickedPeriod });

/** What every list shows of a payment. `pending_checking` shows as Approved to families and level_1 (decision 8). */
export const paymentRow = z.object({
  id: z.int(),
  student: z.object({ student_id: z.string(), name: z.string() }),
  payment_amount: ringgitText,
  payment_date: z.string(),
  /** Time of submission. */
  submitted_at: z.iso.datetime({ offset: true }),
  payment_for: z.string(),
  payment_type: paymentType,
  payment_status: z.enum(paymentStatuses),
  /** The admin's comment, visible to the family (decision 21). */
  comment: z.string().nullable(),
  has_proof: z.boolean(),
});
export type PaymentRow = z.output<typeof paymentRow>;

/** Credit that a payment used or gave (decision 15). */
export const overpay = z.object({ type: z.enum(overpayTypes), amount: ringgitText });
