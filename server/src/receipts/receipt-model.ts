import { today } from '@portal/shared-api/calendar';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import {
  invoiceNumber,
  type OverpayType,
  type PaymentStatus,
  type PaymentType,
} from '@portal/shared-api/payments';
import { periodOfDate, type Period } from '@portal/shared-api/period';
import { chargeableSen } from '@portal/shared-api/presets';
import { receivedSen, settlementOf } from '@portal/shared-api/settlement';
import type { PaymentPreset, ReceiptFacts } from '../database/schema/payments.ts';

/** What the database knows about a payment with a receipt. */
export interface ReceiptSource {
  id: number;
  status: PaymentStatus;
  amountSen: number;
  paymentDate: string;
  paymentFor: string;
  paymentType: PaymentType;
  comment: string | null;
  presets: readonly PaymentPreset[];
  studentId: string;
  facts: ReceiptFacts;
  acceptedAt: Date;
  /** The credit movement in force, if any. */
  credit: { type: OverpayType; amountSen: number; balanceAfterSen: number } | null;
  branch: { name: string; address: string | null; phone: string | null };
}

/** A line below the items that is not a fee. */
export type ExtraKind = 'credit_used' | 'credit_added' | 'difference' | 'rounding';

export interface ReceiptModel {
  invoiceNo: string;
  /** Until the second accept (decision 9). */
  final: boolean;
  /** Of the first accept, in Kuala Lumpur. */
  date: string;
  acceptedAt: Date;
  student: { name: string; id: string; level: EducationLevel; guardian: string | null };
  branch: ReceiptSource['branch'];
  period: Period;
  payment: { type: PaymentType; date: string };
  /** A null title stands for items the centre does not show. */
  items: { title: string | null; sen: number }[];
  feesSen: number;
  discountsSen: number;
  /** Discounts beyond the fees, which are not paid out: the fees charged are never below zero. */
  unusedDiscountSen: number;
  chargedSen: number;
  extras: { kind: ExtraKind; sen: number }[];
  totalSen: number;
  balanceAfterSen: number | null;
  /** The payment's comment, which the family also sees in its list. */
  remark: string | null;
}

/** Items hidden from families (decision 18) become one line without titles, so that the sum is right. */
function itemsOf(presets: readonly PaymentPreset[]): ReceiptModel['items'] {
  const shown = presets.filter(({ show }) => show).map(({ title, value_sen }) => ({ title, sen: value_sen }));
  const hidden = presets.filter(({ show }) => !show);
  if (hidden.length === 0) return shown;
  return [...shown, { title: null, sen: hidden.reduce((sum, { value_sen }) => sum + value_sen, 0) }];
}

const creditOf = (credit: ReceiptSource['credit']): { kind: ExtraKind; sen: number }[] => {
  if (!credit) return [];
  return credit.type === 'claim'
    ? [{ kind: 'credit_used', sen: -credit.amountSen }]
    : [{ kind: 'credit_added', sen: credit.amountSen }];
};

/** The lines between the amount due and the money received: an explained difference, and cash rounding. */
function extrasOf({ differenceSen, roundingSen }: ReturnType<typeof settlementOf>) {
  const extras: ReceiptModel['extras'] = [];
  if (differenceSen !== 0) extras.push({ kind: 'difference', sen: differenceSen });
  if (roundingSen !== 0) extras.push({ kind: 'rounding', sen: roundingSen });
  return extras;
}

/** A receipt as data: every figure on paper, in sen, in order. */
export function receiptModel(source: ReceiptSource): ReceiptModel {
  const { facts, presets } = source;
  const values = presets.map(({ value_sen }) => value_sen);
  const chargedSen = chargeableSen(values);
  const settlement = settlementOf({
    paidSen: source.amountSen,
    type: source.paymentType,
    presetValues: values,
    overpay: { type: source.credit?.type, amount: source.credit?.amountSen ?? 0 },
  });
  const items = itemsOf(presets);
  const feesSen = items.reduce((sum, { sen }) => sum + Math.max(0, sen), 0);
  const discountsSen = items.reduce((sum, { sen }) => sum + Math.min(0, sen), 0);
  return {
    invoiceNo: invoiceNumber(source.id),
    final: source.status === 'approved',
    date: today(source.acceptedAt),
    acceptedAt: source.acceptedAt,
    student: {
      name: facts.student_name,
      id: source.studentId,
      level: facts.education_level,
      guardian: facts.guardian_name,
    },
    branch: source.branch,
    period: periodOfDate(source.paymentFor),
    payment: { type: source.paymentType, date: source.paymentDate },
    items,
    feesSen,
    discountsSen,
    unusedDiscountSen: chargedSen - feesSen - discountsSen,
    chargedSen,
    extras: [...creditOf(source.credit), ...extrasOf(settlement)],
    totalSen: receivedSen(source.amountSen, source.paymentType),
    balanceAfterSen: source.credit?.balanceAfterSen ?? null,
    remark: source.comment,
  };
}
