import { addDays, inOrder, weekdayOf } from '@portal/shared-api/calendar';
import Holidays from 'date-holidays';
import { holidayNames } from './holiday-names.ts';

export interface PublicHoliday {
  date: string;
  /** In English, as the library or an admin names it. */
  name: string;
  /** Replaces one that fell on a Sunday. */
  isReplacement: boolean;
  /** Lunar: the calendar predicts it, the sighting decides. */
  isEstimated: boolean;
}

/** Penang's code among the states of Malaysia. */
const penang = new Holidays('MY', '07');

/**
 * The library lists Thaipusam and Vesak Day individually, up to 2026. Vesak Day is the full moon of the fourth
 * Chinese month, which it can calculate. Thaipusam depends on sun and star, so predicted dates are listed here.
 */
const vesakRule = 'chinese 04-0-15';
penang.setHoliday(vesakRule, { name: { en: 'Vesak Day' }, type: 'public' });
const foretold: readonly PublicHoliday[] = ['2027-01-22', '2028-02-10'].map((date) => ({
  ...{ date, name: 'Thaipusam', isReplacement: false, isEstimated: true },
}));

/** Holidays that every year has; missing ones have to be added. */
const everyYear = ['Thaipusam', 'Vesak Day', 'Deepavali'];

const byTheMoon = /Muharram|Rabi|Ramadan|Shawwal|Dhu al-Hijjah|chinese 04/;
const isSunday = (date: string): boolean => weekdayOf(date) === 'Sunday';

/** The holidays of a year from the library, without substitute days, of which it knows only some. */
function libraryHolidays(year: number): PublicHoliday[] {
  const days = penang
    .getHolidays(year, 'en')
    .filter(({ type, substitute }) => type === 'public' && !substitute)
    .map(({ date, name, rule }) => ({ date: date.slice(0, 10), name, rule }));
  return days
    .filter(({ date, name, rule }) => {
      const before = addDays(date, -1);
      const isReplacement =
        rule === date && isSunday(before) && days.some((one) => one.date === before && one.name === name);
      const isKnown = rule === vesakRule && days.some((one) => one.name === name && one.rule !== rule);
      return !isReplacement && !isKnown;
    })
    .map(({ date, name, rule }) => ({ date, name, isReplacement: false, isEstimated: byTheMoon.test(rule) }));
}

/** What an admin said about a day: the holiday's name, or null if it is not one. */
export interface Correction {
  date: string;
  name: string | null;
}

/** The holidays that every year has but nobody can calculate for this one. */
export function unknownHolidays(year: number): string[] {
  const known = new Set(penangHolidays(year).map(({ name }) => name));
  return everyYear.filter((name) => !known.has(name));
}

/** An admin gave the day in place of a holiday the words of that holiday, and so has named no other one. */
const isNamedAfter = (name: string, holiday: PublicHoliday): boolean =>
  [holiday.name, ...Object.values(holidayNames[holiday.name] ?? {})].some((one) =>
    name.toLowerCase().includes(one.toLowerCase()),
  );

/**
 * Penang's public holidays of a year, each day once, as admins corrected them. One that falls on a Sunday is made up for on
 * the next day that is no holiday (Holidays Act 1951, section 3), unless an admin said of that day that it is none.
 */
export function penangHolidays(year: number, corrections: readonly Correction[] = []): PublicHoliday[] {
  const library = libraryHolidays(year);
  const added = foretold.filter(
    ({ date, name }) => date.startsWith(`${year}-`) && !library.some((one) => one.name === name),
  );
  const calculated = [...new Map([...library, ...added].map((one) => [one.date, one])).values()];
  const corrected = new Map(corrections.map(({ date, name }) => [date, name]));
  const holidays = [
    ...calculated.filter(({ date }) => !corrected.has(date)),
    ...corrections.flatMap(({ date, name }) =>
      name === null ? [] : [{ date, name, isReplacement: false, isEstimated: false }],
    ),
  ].sort((a, b) => inOrder(a.date, b.date));
  const occupied = new Set(holidays.map(({ date }) => date));
  const replacements = holidays
    .filter(({ date }) => isSunday(date))
    .flatMap((holiday) => {
      let date = addDays(holiday.date, 1);
      while (occupied.has(date) && !isNamedAfter(corrected.get(date) ?? '', holiday)) date = addDays(date, 1);
      if (corrected.has(date)) return [];
      occupied.add(date);
      return [{ ...holiday, date, isReplacement: true }];
    });
  return [...holidays, ...replacements].sort((a, b) => inOrder(a.date, b.date));
}
