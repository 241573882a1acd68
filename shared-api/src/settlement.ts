import { amount } from './fields.ts';
import { toFiveSen } from './money.ts';
import type { OverpayType, PaymentType } from './payments.ts';
import { chargeableSen } from './presets.ts';

/** What the payment does to the student's credit, in integer sen; 0 is nothing. */
export interface Overpay {
  type?: OverpayType | null | undefined;
  amount: number;
}

interface Accepted {
  paidSen: number;
  type: PaymentType;
  presetValues: readonly number[];
  overpay: Overpay;
}

/** The money that changes hands for an amount: cash is rounded to 5 sen even if entered to the sen (decision 22). */
export const receivedSen = (paidSen: number, type: PaymentType): number =>
  type === 'Cash' ? toFiveSen(paidSen) : paidSen;

/** A cash amount: one or two sen round to nothing. */
export const cashAmount = amount.refine((sen) => receivedSen(sen, 'Cash') > 0, { error: 'cash_uncountable' });

/**
 * Compares received and claimed money with fees and added credit (decision 15). Amount due, difference and rounding
 * add up to what was received. Cash is compared after rounding both to 5 sen. A difference is allowed with a comment,
 * and is positive if too much was paid.
 */
export function settlementOf({ paidSen, type, presetValues, overpay }: Accepted): {
  roundingSen: number;
  differenceSen: number;
} {
  const dueSen = chargeableSen(presetValues) + (overpay.type === 'claim' ? -overpay.amount : overpay.amount);
  const received = receivedSen(paidSen, type);
  const offSen = received - dueSen;
  const addsUp = received === receivedSen(dueSen, type);
  return addsUp ? { roundingSen: offSen, differenceSen: 0 } : { roundingSen: 0, differenceSen: offSen };
}

/** One zero too many or too few makes it ten times. */
const DIGIT = 10;

/** An amount that is allowed but probably a mistake, with the conflicting amounts. */
export type Doubt =
  | { kind: 'claimedBeyondDue'; claimSen: number; dueSen: number }
  | { kind: 'addedBeyondPaid'; addSen: number; paidSen: number }
  | { kind: 'chargedTenfold' | 'paidTenfold'; chargedSen: number; forFeesSen: number };

/**
 * What looks like a typo though nothing forbids it: credit used with nothing left to pay, more credit than money
 * received, a digit too many. Whoever accepts is asked once more; amounts that add up are never questioned.
 */
export function doubtOf(accepted: Accepted): Doubt | null {
  const { paidSen, presetValues, overpay } = accepted;
  const { differenceSen } = settlementOf(accepted);
  if (differenceSen === 0) return null;
  const claimSen = overpay.type === 'claim' ? overpay.amount : 0;
  const addSen = overpay.type === 'add' ? overpay.amount : 0;
  if (claimSen > 0 && differenceSen > 0)
    return { kind: 'claimedBeyondDue', claimSen, dueSen: Math.max(0, claimSen - differenceSen) };
  if (addSen > paidSen) return { kind: 'addedBeyondPaid', addSen, paidSen };
  const chargedSen = chargeableSen(presetValues);
  const forFeesSen = paidSen + claimSen - addSen;
  if (chargedSen >= forFeesSen * DIGIT) return { kind: 'chargedTenfold', chargedSen, forFeesSen };
  if (forFeesSen >= chargedSen * DIGIT) return { kind: 'paidTenfold', chargedSen, forFeesSen };
  return null;
}
