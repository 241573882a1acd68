import { inOrder } from '@portal/shared-api/calendar';
import type { Language } from '@portal/shared-api/languages';
import { between } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { holidayCorrections } from '../database/schema/holidays.ts';
import { chineseNames } from './holiday-names.ts';
import { penangHolidays, unknownHolidays, type PublicHoliday } from './penang-holidays.ts';

function nameIn(language: Language, { name, isReplacement }: PublicHoliday): string {
  if (language === 'en') return isReplacement ? `${name} (replacement day)` : name;
  const shown = chineseNames[name] ?? name;
  return isReplacement ? `${shown}补假` : shown;
}

/** The holidays of a year: those that are calculated, and over them what admins have said of single days. */
export async function holidaysOf(database: Queryable, year: number, language: Language) {
  const corrections = await database
    .select()
    .from(holidayCorrections)
    .where(between(holidayCorrections.date, `${year}-01-01`, `${year}-12-31`));
  const corrected = new Set(corrections.map(({ date }) => date));
  const calculated = penangHolidays(year)
    .filter(({ date }) => !corrected.has(date))
    .map((one) => ({
      date: one.date,
      name: nameIn(language, one),
      is_replacement: one.isReplacement,
      is_estimated: one.isEstimated,
      is_corrected: false,
    }));
  const said = corrections.flatMap(({ date, name }) =>
    name === null ? [] : [{ date, name, is_replacement: false, is_estimated: false, is_corrected: true }],
  );
  const data = [...calculated, ...said].sort((a, b) => inOrder(a.date, b.date));
  const given = said.map(({ name }) => name.toLowerCase());
  const missing = unknownHolidays(year)
    .map((name) => ({ name, shown: language === 'en' ? name : (chineseNames[name] ?? name) }))
    .filter((one) => !given.some((name) => [one.name.toLowerCase(), one.shown.toLowerCase()].includes(name)))
    .map(({ shown }) => shown);
  return { data, missing };
}
