import { addDays } from '@portal/shared-api/calendar';
import { months } from '@portal/shared-api/period';

export interface Month {
  month: (typeof months)[number];
  year: number;
}

const firstDay = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;

/** The first and last day of a month. */
export function daysOf({ month, year }: Month): { from: string; to: string } {
  const number = months.indexOf(month) + 1;
  const next = number === 12 ? firstDay(year + 1, 1) : firstDay(year, number + 1);
  return { from: firstDay(year, number), to: addDays(next, -1) };
}
