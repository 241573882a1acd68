import { parseAmount, senOf, signedAmountText } from '@portal/shared-api/money';
import { chargeableSen, type Preset } from '@portal/shared-api/presets';
import { proposedMonth, type StudentMonths } from '@portal/shared-ui/family-month-field';

/** What is typed in a student's panel. */
export interface PanelValues {
  payment_for: string;
  payment_amount: string;
}

/** The month that is proposed; the visible fees, if there are any. */
export function startOf(student: StudentMonths & { presets: readonly Preset[] }): PanelValues {
  const feesSen = chargeableSen(student.presets.map(({ value }) => senOf(value)));
  return {
    payment_for: proposedMonth(student),
    payment_amount: feesSen > 0 ? signedAmountText(feesSen) : '',
  };
}

/** Integer sen; 0 for what is no amount. */
export const amountOf = (values: PanelValues | undefined): number =>
  parseAmount((values?.payment_amount ?? '').trim()) ?? 0;
