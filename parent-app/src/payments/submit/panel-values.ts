import { parseAmount, senOf, signedAmountText } from '@portal/shared-api/money';
import { chargeableSen, type Preset } from '@portal/shared-api/presets';
import { proposedMonth, type StudentMonths } from '@portal/shared-ui/family-month-field';

/** Typed values of a student's panel. */
export interface PanelValues {
  payment_for: string;
  payment_amount: string;
}

/** The proposed month, and the sum of visible fees if any. */
export function startOf(student: StudentMonths & { presets: readonly Preset[] }): PanelValues {
  const feesSen = chargeableSen(student.presets.map(({ value }) => senOf(value)));
  return {
    payment_for: proposedMonth(student),
    payment_amount: feesSen > 0 ? signedAmountText(feesSen) : '',
  };
}

/** Integer sen; 0 if it is not an amount. */
export const amountOf = (values: PanelValues | undefined): number =>
  parseAmount((values?.payment_amount ?? '').trim()) ?? 0;
