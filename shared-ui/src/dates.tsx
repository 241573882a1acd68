import { TIME_ZONE } from '@portal/shared-api/calendar';
import type { Language } from '@portal/shared-api/languages';
import { parsePeriod } from '@portal/shared-api/period';

const locale: Record<Language, string> = { en: 'en-GB', ch: 'zh-CN' };

const formatter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale[language], options);

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** `2025-01-04` as `4 Jan 2025` or `2025年1月4日`. */
export const dateText = (date: string, language: Language): string =>
  formatter(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: language === 'ch' ? 'long' : 'short',
    day: 'numeric',
  }).format(utc(date));

/** The day and month alone: `4 Jan`, `1月4日`. */
export const dayText = (date: string, language: Language): string =>
  formatter(language, {
    timeZone: 'UTC',
    month: language === 'ch' ? 'long' : 'short',
    day: 'numeric',
  }).format(utc(date));

/** `Monday`, `星期一`. */
export const weekdayText = (date: string, language: Language): string =>
  formatter(language, { timeZone: 'UTC', weekday: 'long' }).format(utc(date));

/** An instant as date and time in Kuala Lumpur: `4 Jan 2025, 2:05 pm`. */
export const instantText = (instant: string, language: Language): string =>
  formatter(language, {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: language === 'ch' ? 'long' : 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(instant));

/** The stored `January-2025` as `January 2025` or `2025年1月`; anything else as it is. */
export function periodName(stored: string, language: Language): string {
  const period = parsePeriod(stored);
  if (!period) return stored;
  return formatter(language, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(
    new Date(Date.UTC(period.year, period.month - 1, 1)),
  );
}
