import { amount } from './fields.ts';
import { toFiveSen } from './money.ts';
import type { OverpayType, PaymentType } from './payments.ts';
import { chargeableSen } from './presets.ts';

/** What a payment does to the student's credit; an amount of 0 is nothing. Integer sen. */
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

/** The money that changes hands for an amount: cash is counted in 5 sen, also when it was entered to the sen (decision 22). */
export const receivedSen = (paidSen: number, type: PaymentType): number =>
  type === 'Cash' ? toFiveSen(paidSen) : paidSen;

/** An amount of cash: one or two sen are nothing as it is counted. */
export const cashAmount = amount.refine((sen) => receivedSen(sen, 'Cash') > 0, { error: 'cash_uncountable' });

/**
 * Received and claimed money held against fees and added credit (decision 15). What is due, the difference and the rounding
 * come to what was received. Cash is held against what is due as both are counted in 5 sen, however it was entered. A
 * difference is allowed, with a comment, and is more than 0 when too much came in.
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

/** A zero too many or too few makes it ten times. */
const DIGIT = 10;

/** What is allowed and hardly meant; the amounts are those that do not go together. */
export type Doubt =
  | { kind: 'claimedBeyondDue'; claimSen: number; dueSen: number }
  | { kind: 'addedBeyondPaid'; addSen: number; paidSen: number }
  | { kind: 'chargedTenfold' | 'paidTenfold'; chargedSen: number; forFeesSen: number };

/**
 * What looks like a slip of the finger though nothing forbids it: credit that is used up with nothing left to pay, more
 * credit than money came in, a digit too many. Whoever accepts is asked once more; what adds up is never asked about.
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
