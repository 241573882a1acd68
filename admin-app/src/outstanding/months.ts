import { today } from '@portal/shared-api/calendar';
import type { OutstandingRow } from '@portal/shared-api/outstanding';
import { comparePeriods, parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';

export interface OpenMonth {
  year: string;
  name: string;
  /** `October-2026`. */
  month: string;
  submitted: boolean;
}

/** A row's months in order, as named in addresses and forms. */
export const monthsOf = ({
  outstanding_payments: open,
  submitted_payments: submitted,
}: Pick<OutstandingRow, 'outstanding_payments' | 'submitted_payments'>): OpenMonth[] =>
  Object.entries(open).flatMap(([year, names]) =>
    names.map((name) => ({
      year,
      name,
      month: `${name}-${year}`,
      submitted: submitted[year]?.includes(name) ?? false,
    })),
  );

const RECENT_MONTHS = 24;

/** The last two years, newest first, plus the chosen month, which a link may set further back. */
export function recentMonths(chosen?: string): string[] {
  const { year, month } = periodOfDate(today());
  const recent = Array.from({ length: RECENT_MONTHS }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    return periodText({ year: Math.floor(count / 12), month: (count % 12) + 1 });
  });
  return [...new Set([...recent, ...(chosen ? [chosen] : [])])].toSorted((a, b) =>
    comparePeriods(parsePeriod(b)!, parsePeriod(a)!),
  );
}
