import {
  addDays,
  clockTime,
  dateText,
  shortMonth,
  timeOfDay,
  today,
  weekdays,
  type Weekday,
} from '@portal/shared-api/calendar';
import { listText, type Language } from '@portal/shared-api/languages';
import { parsePeriod, type Period } from '@portal/shared-api/period';

const locale: Record<Language, string> = { en: 'en-GB', ch: 'zh-CN' };

/** By language and options: a list formats many dates, and making a format takes longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale[language], options);
  formatters.set(key, made);
  return made;
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

export { dateText };

let ordinals: Intl.PluralRules | undefined;
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** `2025-01-04` as `4th January 2025` or `2025年1月4日`. */
export function longDateText(date: string, language: Language): string {
  if (language === 'ch') return dateText(date, language);
  const day = utc(date).getUTCDate();
  const rest = formatter(language, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(utc(date));
  return `${day}${endings[(ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' })).select(day)] ?? 'th'} ${rest}`;
}

/** The month of a stored `January-2025`: `January`, `1月`. */
export function monthName(stored: string, language: Language): string {
  const { year, month } = parsePeriod(stored)!;
  return formatter(language, { timeZone: 'UTC', month: 'long' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  );
}

/** The day and month alone: `4 Jan`, `1月4日`. */
export function dayText(date: string, language: Language): string {
  const [month, day] = date.split('-').slice(1).map(Number) as [number, number];
  return language === 'ch' ? `${month}月${day}日` : `${day} ${shortMonth(month)}`;
}

/** `Monday`, `星期一`. */
export const weekdayText = (date: string, language: Language): string =>
  formatter(language, { timeZone: 'UTC', weekday: 'long' }).format(utc(date));

/** The same for a day of every week. */
export const weekdayName = (day: Weekday, language: Language): string =>
  weekdayText(addDays('2024-01-01', weekdays.indexOf(day)), language);

/** `14:05` as `2:05 PM` or `下午2:05`. */
export const timeText = (time: string, language: Language): string =>
  language === 'en'
    ? clockTime(time)
    : formatter(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hour12: true }).format(
        new Date(`2000-01-01T${time}Z`),
      );

/** From when to when: `2:05 PM - 3:30 PM`, as the specification writes it. */
export const timeRangeText = (from: string, to: string, language: Language): string =>
  `${timeText(from, language)} - ${timeText(to, language)}`;

/** An instant as date and time in Kuala Lumpur: `4 Jan 2025, 2:05 PM`, `2025年1月4日 下午2:05`. */
export function instantText(instant: string, language: Language): string {
  const at = new Date(instant);
  const parts = [dateText(today(at), language), timeText(timeOfDay(at), language)];
  return parts.join(language === 'ch' ? ' ' : ', ');
}

/** The stored `January-2025` as `January 2025` or `2025年1月`; anything else unchanged. */
export function periodName(stored: string, language: Language): string {
  const period = parsePeriod(stored);
  if (!period) return stored;
  return formatter(language, { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(
    new Date(Date.UTC(period.year, period.month - 1, 1)),
  );
}

/** Stored months in order, by year: `Nov, Dec 2025; Jan 2026`, `2025年11月、12月；2026年1月`. */
export function periodNames(stored: readonly string[], language: Language): string {
  const nameOf = ({ month }: Period) => (language === 'ch' ? `${month}月` : shortMonth(month));
  const periods = stored.flatMap((text) => parsePeriod(text) ?? []);
  const parts = [...new Set(periods.map(({ year }) => year))].map((year) => {
    const names = listText(periods.filter((period) => period.year === year).map(nameOf), language);
    return language === 'ch' ? `${year}年${names}` : `${names} ${year}`;
  });
  return parts.join(language === 'ch' ? '；' : '; ');
}
