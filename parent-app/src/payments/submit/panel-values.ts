import { today } from '@portal/shared-api/calendar';
import { parseAmount, senOf, signedAmountText } from '@portal/shared-api/money';
import { comparePeriods, parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { chargeableSen, type Preset } from '@portal/shared-api/presets';

/** What is typed in a student's panel. */
export interface PanelValues {
  payment_for: string;
  payment_amount: string;
}

/** This month, or the month of joining of a student who comes later; the visible fees, if there are any. */
export function startOf(student: { presets: readonly Preset[]; first_period: string }): PanelValues {
  const now = periodOfDate(today());
  const joined = parsePeriod(student.first_period) ?? now;
  const feesSen = chargeableSen(student.presets.map(({ value }) => senOf(value)));
  return {
    payment_for: periodText(comparePeriods(joined, now) > 0 ? joined : now),
    payment_amount: feesSen > 0 ? signedAmountText(feesSen) : '',
  };
}

/** Integer sen; 0 for what is no amount. */
export const amountOf = (values: PanelValues | undefined): number =>
  parseAmount((values?.payment_amount ?? '').trim()) ?? 0;
