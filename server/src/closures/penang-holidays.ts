import { addDays, inOrder, weekdayOf } from '@portal/shared-api/calendar';
import Holidays from 'date-holidays';

export interface PublicHoliday {
  date: string;
  /** In English, as the library names it. */
  name: string;
  /** In place of one that fell on a Sunday. */
  isReplacement: boolean;
  /** By the moon: the calendar foretells it, the sighting decides. */
  isEstimated: boolean;
}

/** Penang's number among the states of Malaysia. */
const penang = new Holidays('MY', '07');

const byTheMoon = /Muharram|Rabi|Ramadan|Shawwal|Dhu al-Hijjah/;
const isSunday = (date: string): boolean => weekdayOf(date) === 'Sunday';

/** The holidays of a year as the library has them, without the days in place of others, of which it knows only some. */
function libraryHolidays(year: number): PublicHoliday[] {
  const days = penang
    .getHolidays(year, 'en')
    .filter(({ type, substitute }) => type === 'public' && !substitute)
    .map(({ date, name, rule }) => ({ date: date.slice(0, 10), name, rule }));
  return days
    .filter(({ date, name, rule }) => {
      const before = addDays(date, -1);
      return !(
        rule === date &&
        isSunday(before) &&
        days.some((one) => one.date === before && one.name === name)
      );
    })
    .map(({ date, name, rule }) => ({ date, name, isReplacement: false, isEstimated: byTheMoon.test(rule) }));
}

/**
 * Penang's public holidays of a year, each day once. One that falls on a Sunday is made up for on the next day that is no
 * holiday (Holidays Act 1951, section 3).
 */
export function penangHolidays(year: number): PublicHoliday[] {
  const holidays = [...new Map(libraryHolidays(year).map((one) => [one.date, one])).values()];
  const free = new Set(holidays.map(({ date }) => date));
  const replacements = holidays
    .filter(({ date }) => isSunday(date))
    .map((holiday) => {
      let date = addDays(holiday.date, 1);
      while (free.has(date)) date = addDays(date, 1);
      free.add(date);
      return { ...holiday, date, isReplacement: true };
    });
  return [...holidays, ...replacements].sort((a, b) => inOrder(a.date, b.date));
}
