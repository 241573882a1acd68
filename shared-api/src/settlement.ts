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

/**
 * Paid and claimed money held against fees and added credit (decision 15). Cash that is what was due, counted in 5 sen, is
 * `roundingSen` off; the rest is `differenceSen`: 0 when it adds up, more when too much came in. A difference is
 * allowed, with a comment.
 */
export function settlementOf({ paidSen, type, presetValues, overpay }: Accepted): {
  roundingSen: number;
  differenceSen: number;
} {
  const dueSen = chargeableSen(presetValues) + (overpay.type === 'claim' ? -overpay.amount : overpay.amount);
  const offSen = paidSen - dueSen;
  const isRounded = type === 'Cash' && paidSen === toFiveSen(dueSen);
  return isRounded ? { roundingSen: offSen, differenceSen: 0 } : { roundingSen: 0, differenceSen: offSen };
}
