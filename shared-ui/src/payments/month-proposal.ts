import { today } from '@portal/shared-api/calendar';
import { pickerYears } from '@portal/shared-api/payments';
import type { AlivePayment, BilledMonths } from '@portal/shared-api/payments-family';
import {
  comparePeriods,
  nextPeriod,
  parsePeriod,
  periodOfDate,
  periodText,
  type Period,
} from '@portal/shared-api/period';

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

/** The months before the chosen one, up to the current one, that are to be paid and have no payment, in order. */
export function missingBefore(months: StudentMonths, chosen: string, now = today()): string[] {
  const end = parsePeriod(chosen);
  if (!end) return [];
  const current = periodOfDate(now);
  const isMissed = (month: Period, last: Period | null | undefined) =>
    comparePeriods(month, end) < 0 &&
    comparePeriods(month, current) <= 0 &&
    (!last || comparePeriods(month, last) <= 0);
  const missing = new Set<string>();
  for (const { from, until } of months.billed) {
    const last = until === null ? null : parsePeriod(until);
    for (let month = parsePeriod(from)!; isMissed(month, last); month = nextPeriod(month)) {
      const isPayable = month.year >= pickerYears(now)[0]!;
      if (isPayable && paymentsOf(months, periodText(month)).length === 0) missing.add(periodText(month));
    }
  }
  return [...missing];
}
