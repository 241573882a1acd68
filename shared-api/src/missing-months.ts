import { today } from './calendar.ts';
import type { AlivePayment, BilledMonths } from './payments-family.ts';
import { pickerYears } from './payments.ts';
import { comparePeriods, nextPeriod, parsePeriod, periodOfDate, periodText, type Period } from './period.ts';

interface StudentMonths {
  /** Payments that wait or were accepted. */
  alive: readonly Pick<AlivePayment, 'payment_for'>[];
  /** The months that are to be paid: none while the student was away. */
  billed: readonly BilledMonths[];
}

/**
 * The months before the chosen one, up to the current one, that are to be paid and have no payment, in order (decision 23).
 * None before those that a family can still pay for (decision 12).
 */
export function missingBefore({ alive, billed }: StudentMonths, chosen: string, now = today()): string[] {
  const end = parsePeriod(chosen);
  if (!end) return [];
  const current = periodOfDate(now);
  const paid = new Set(alive.map(({ payment_for }) => payment_for));
  const isMissed = (month: Period, last: Period | null | undefined) =>
    comparePeriods(month, end) < 0 &&
    comparePeriods(month, current) <= 0 &&
    (!last || comparePeriods(month, last) <= 0);
  const missing = new Set<string>();
  for (const { from, until } of billed) {
    const last = until === null ? null : parsePeriod(until);
    for (let month = parsePeriod(from)!; isMissed(month, last); month = nextPeriod(month)) {
      const isPayable = month.year >= pickerYears(now)[0]!;
      if (isPayable && !paid.has(periodText(month))) missing.add(periodText(month));
    }
  }
  return [...missing];
}
