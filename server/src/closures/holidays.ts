import type { Language } from '@portal/shared-api/languages';
import { between } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { holidayCorrections } from '../database/schema/holidays.ts';
import { holidayNames } from './holiday-names.ts';
import { penangHolidays, unknownHolidays, type PublicHoliday } from './penang-holidays.ts';

const shownName = (name: string, language: Language): string => holidayNames[name]?.[language] ?? name;

function nameIn(language: Language, { name, isReplacement }: PublicHoliday): string {
  const shown = shownName(name, language);
  if (!isReplacement) return shown;
  return language === 'en' ? `${shown} (replacement day)` : `${shown}补假`;
}

/** The holidays of a year: the calculated ones, overridden by what admins have said about single days. */
export async function holidaysOf(database: Queryable, year: number, language: Language) {
  const corrections = await database
    .select()
    .from(holidayCorrections)
    .where(between(holidayCorrections.date, `${year}-01-01`, `${year}-12-31`));
  const corrected = new Set(corrections.map(({ date }) => date));
  const data = penangHolidays(year, corrections).map((one) => ({
    date: one.date,
    name: corrected.has(one.date) ? one.name : nameIn(language, one),
    is_replacement: one.isReplacement,
    is_estimated: one.isEstimated,
    is_corrected: corrected.has(one.date),
  }));
  const given = corrections.map(({ name }) => name?.toLowerCase());
  const missing = unknownHolidays(year)
    .filter(
      (name) =>
        ![name, shownName(name, 'en'), shownName(name, 'ch')].some((one) =>
          given.includes(one.toLowerCase()),
        ),
    )
    .map((name) => shownName(name, language));
  return { data, missing };
}
