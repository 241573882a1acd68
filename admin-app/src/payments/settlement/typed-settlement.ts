import { parseAmount } from '@portal/shared-api/money';
import type { OverpayType, PaymentType } from '@portal/shared-api/payments';
import { overpayInput } from '@portal/shared-api/payments-admin';
import { chargeableSen } from '@portal/shared-api/presets';
import { doubtOf, receivedSen, settlementOf, type Doubt } from '@portal/shared-api/settlement';

/** The approve form's typed values. */
export interface TypedDecision {
  presets?: ({ title?: string; value?: string; show?: boolean } | undefined)[] | undefined;
  overpay?: { type?: OverpayType | null; amount?: string } | undefined;
}

/** A typed value in sen. An invalid amount counts as zero; its field shows the error. */
export function typedSen(text: string | undefined): number {
  const typed = text?.trim() ?? '';
  const sen = parseAmount(typed.replace(/^-/, '')) ?? 0;
  return typed.startsWith('-') ? -sen : sen;
}

/** What the contract rejects in the credit, if anything: it counts as none, and nothing adds up before it is right. */
export const creditProblem = (overpay: TypedDecision['overpay']) =>
  overpayInput.safeParse(overpay ?? {}).error?.issues[0];

export interface TypedSettlement {
  /** The amount paid; for cash the rounded amount. */
  received: number;
  claim: number;
  add: number;
  chargeable: number;
  /** Rounding of cash to 5 sen, which is no difference. */
  rounding: number;
  /** Positive: paid more than charged; negative: something is missing. */
  difference: number;
  balanceAfter: number;
  /** A claim beyond the balance. */
  overdrawn: boolean;
  /** Allowed, but probably a mistake. */
  doubt: Doubt | null;
  creditProblem: ReturnType<typeof creditProblem>;
}

/** Compares money and credit with the fee items, in integer sen. */
export function settle(
  paid: { sen: number; type: PaymentType },
  balance: number,
  { presets, overpay }: TypedDecision,
): TypedSettlement {
  const amount = Math.max(0, typedSen(overpay?.amount));
  const claim = overpay?.type === 'claim' ? amount : 0;
  const add = overpay?.type === 'add' ? amount : 0;
  const values = (presets ?? []).map((item) => typedSen(item?.value));
  const accepted = {
    paidSen: paid.sen,
    type: paid.type,
    presetValues: values,
    overpay: { type: overpay?.type, amount: claim + add },
  };
  const { roundingSen, differenceSen } = settlementOf(accepted);
  return {
    received: receivedSen(paid.sen, paid.type),
    claim,
    add,
    chargeable: chargeableSen(values),
    rounding: roundingSen,
    difference: differenceSen,
    balanceAfter: balance - claim + add,
    overdrawn: claim > balance,
    doubt: doubtOf(accepted),
    creditProblem: creditProblem(overpay),
  };
}
