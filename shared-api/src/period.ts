/** Month names as stored and sent, in every language (decision 17). */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface Period {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** `January-2025` as year and month; undefined for anything else. */
export function parsePeriod(text: string): Period | undefined {
  const [name, year, ...rest] = text.split('-');
  const month = months.indexOf(name as (typeof months)[number]) + 1;
  return month > 0 && rest.length === 0 && /^\d{4}$/.test(year ?? '')
    ? { year: Number(year), month }
    : undefined;
}

/** The stored text of a period, `January-2025`. */
export const periodText = ({ year, month }: Period): string => `${months[month - 1]}-${year}`;

/** The period of a date. */
export const periodOfDate = (date: string): Period => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
});

/** The stored text of a date's period. */
export const periodTextOfDate = (date: string): string => periodText(periodOfDate(date));

/** The first day of a validated period, as the database stores it: `2025-01-01`. */
export function firstDayOfPeriod(text: string): string {
  const { year, month } = parsePeriod(text)!;
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The next month. */
export const nextPeriod = ({ year, month }: Period): Period =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** Negative if `a` is earlier than `b`; sorts by date, not alphabetically. */
export const comparePeriods = (a: Period, b: Period): number => a.year - b.year || a.month - b.month;

/** `January-2026` as `Jan2026`, short enough for a bank's reference. */
export const shortPeriod = (period: string): string => {
  const { year } = parsePeriod(period)!;
  return `${period.slice(0, 3)}${year}`;
};
