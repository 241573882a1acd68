import { parseAmount, senOf, signedAmountText } from '@portal/shared-api/money';
import { newPaymentBody } from '@portal/shared-api/payments';
import { comparePeriods, parsePeriod } from '@portal/shared-api/period';
import { chargeableSen, type Preset } from '@portal/shared-api/presets';
import { proposedMonth, type StudentMonths } from '@portal/shared-ui/family-month-field';

/** What is typed in a student's panel. */
export interface PanelValues {
  payment_for: string;
  payment_amount: string;
}

/** The first month from now or from joining on that has no payment; the visible fees, if there are any. */
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

const { payment_for } = newPaymentBody.shape;

/** Whether month and amount can be sent as they are. */
export function isReady(values: PanelValues | undefined, { first_period }: StudentMonths): boolean {
  if (!values || amountOf(values) === 0 || !payment_for.safeParse(values.payment_for).success) return false;
  const joined = parsePeriod(first_period);
  return !joined || comparePeriods(parsePeriod(values.payment_for)!, joined) >= 0;
}
