import { today } from '@portal/shared-api/calendar';
import type { ActivePayment, OutstandingMonth } from '@portal/shared-api/payments-family';
import { comparePeriods, parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';

/** What is known of the months of a student. */
export interface StudentMonths {
  /** The month of joining: families pay for none before it (decision 12). */
  first_period: string;
  /** Payments that are neither rejected nor deleted. */
  active_payments: readonly ActivePayment[];
  /** The months for which no payment is accepted, in order (decision 23). */
  outstanding: readonly OutstandingMonth[];
  /** Payments that were rejected and can be corrected. */
  rejected?: readonly { payment_for: string }[];
}

export const paymentsOf = ({ active_payments }: StudentMonths, month: string): readonly ActivePayment[] =>
  active_payments.filter(({ payment_for }) => payment_for === month);

/** The months that are to be paid and have no payment, not even one that waits; the oldest first. */
export const openMonths = ({ outstanding }: StudentMonths): string[] =>
  outstanding.filter(({ submitted }) => !submitted).map(({ month }) => month);

/** The open months without those whose rejected payment is to be corrected: no second payment is asked for beside it. */
export const monthsToPay = (months: StudentMonths): string[] =>
  openMonths(months).filter(
    (month) => !(months.rejected ?? []).some(({ payment_for }) => payment_for === month),
  );

/** The oldest open month, those first that no correction is waited for; with none, the current one, or that of joining if it is still to come (decision 72). */
export function proposedMonth(months: StudentMonths): string {
  const now = periodOfDate(today());
  const joined = parsePeriod(months.first_period) ?? now;
  return (
    monthsToPay(months)[0] ??
    openMonths(months)[0] ??
    periodText(comparePeriods(joined, now) > 0 ? joined : now)
  );
}
