import { today } from '@portal/shared-api/calendar';
import { pickerYears } from '@portal/shared-api/payments';
import type { AlivePayment, BilledMonths } from '@portal/shared-api/payments-family';
import { comparePeriods, nextPeriod, parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';

/** What is known of the months of a student. */
export interface StudentMonths {
  /** The month of joining: families pay for none before it (decision 12). */
  first_period: string;
  /** Payments that wait or were accepted. */
  alive: readonly AlivePayment[];
  /** The months that are to be paid: none while the student was away. */
  billed: readonly BilledMonths[];
}

export const paymentsOf = ({ alive }: StudentMonths, month: string): readonly AlivePayment[] =>
  alive.filter(({ payment_for }) => payment_for === month);

/** The month a form would begin with if nothing were paid: the current one, or that of joining. */
export function startMonth({ first_period }: StudentMonths): string {
  const now = periodOfDate(today());
  const joined = parsePeriod(first_period) ?? now;
  return periodText(comparePeriods(joined, now) > 0 ? joined : now);
}

/** The first month from the start on without a payment; the start where every month of the picker has one. */
export function proposedMonth(months: StudentMonths): string {
  const start = startMonth(months);
  const lastYear = pickerYears().at(-1)!;
  for (let month = parsePeriod(start)!; month.year <= lastYear; month = nextPeriod(month)) {
    const text = periodText(month);
    if (paymentsOf(months, text).length === 0) return text;
  }
  return start;
}
