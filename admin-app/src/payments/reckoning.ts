import { parseAmount } from '@portal/shared-api/money';
import type { OverpayType } from '@portal/shared-api/payments';
import { differenceSen } from '@portal/shared-api/payments-admin';
import { chargeableSen } from '@portal/shared-api/presets';

/** The approve form as typed. */
export interface TypedDecision {
  presets?: ({ title?: string; value?: string; show?: boolean } | undefined)[] | undefined;
  overpay?: { type?: OverpayType | null; amount?: string } | undefined;
}

/** A value as typed in sen; what is no amount yet counts as nothing, its field says so. */
export function typedSen(text: string | undefined): number {
  const typed = text?.trim() ?? '';
  const sen = parseAmount(typed.replace(/^-/, '')) ?? 0;
  return typed.startsWith('-') ? -sen : sen;
}

export interface Reckoning {
  claim: number;
  add: number;
  chargeable: number;
  /** More than 0: paid beyond what is charged; less: something is missing. */
  difference: number;
  balanceAfter: number;
  /** A claim beyond the balance. */
  overdrawn: boolean;
}

/** Holds paid money and credit against the fee items; integer sen. */
export function reckon(paid: number, balance: number, { presets, overpay }: TypedDecision): Reckoning {
  const amount = Math.max(0, typedSen(overpay?.amount));
  const claim = overpay?.type === 'claim' ? amount : 0;
  const add = overpay?.type === 'add' ? amount : 0;
  const values = (presets ?? []).map((item) => typedSen(item?.value));
  return {
    claim,
    add,
    chargeable: chargeableSen(values),
    difference: differenceSen(paid, values, { type: overpay?.type, amount: claim + add }),
    balanceAfter: balance - claim + add,
    overdrawn: claim > balance,
  };
}
