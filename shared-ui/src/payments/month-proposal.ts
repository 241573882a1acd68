import { today } from '@portal/shared-api/calendar';
import type { ActivePayment, OutstandingMonth } from '@portal/shared-api/payments-family';
import { comparePeriods, parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';

/** What is known about a student's months. */
export interface StudentMonths {
  /** The month of joining. Families cannot pay for earlier ones (decision 12). */
  first_period: string;
  /** Payments neither rejected nor deleted. */
  active_payments: readonly ActivePayment[];
  /** Months without an accepted payment, in order (decision 23). */
  outstanding: readonly OutstandingMonth[];
  /** Rejected payments that can be corrected. */
  rejected?: readonly { payment_for: string }[];
}

export const paymentsOf = ({ active_payments }: StudentMonths, month: string): readonly ActivePayment[] =>
  active_payments.filter(({ payment_for }) => payment_for === month);

/** Months due without any payment, not even a pending one; oldest first. */
export const openMonths = ({ outstanding }: StudentMonths): string[] =>
  outstanding.filter(({ submitted }) => !submitted).map(({ month }) => month);

/** Open months, excluding those whose rejected payment is to be corrected: no second payment is asked for. */
export const monthsToPay = (months: StudentMonths): string[] =>
  openMonths(months).filter(
    (month) => !(months.rejected ?? []).some(({ payment_for }) => payment_for === month),
  );

/**
 * The oldest open month, preferring those without a payment to correct; if there is none, the current month, or the
 * month of joining if that is still to come (decision 72).
 */
export function proposedMonth(months: StudentMonths): string {
  const now = periodOfDate(today());
  const joined = parsePeriod(months.first_period) ?? now;
  return (
    monthsToPay(months)[0] ??
    openMonths(months)[0] ??
    periodText(comparePeriods(joined, now) > 0 ? joined : now)
  );
}
