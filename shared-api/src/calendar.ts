import type { Language, Text } from './languages.ts';
import { months } from './period.ts';

/** The only calendar of the product. Dates are `YYYY-MM-DD` text in this zone, times `HH:MM`. */
export const TIME_ZONE = 'Asia/Kuala_Lumpur';

/** In the order of the product's week: Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Day names as used in a sentence. */
export const weekdayNames: Record<Weekday, Text> = {
  Monday: { en: 'Monday', ch: '星期一' },
  Tuesday: { en: 'Tuesday', ch: '星期二' },
  Wednesday: { en: 'Wednesday', ch: '星期三' },
  Thursday: { en: 'Thursday', ch: '星期四' },
  Friday: { en: 'Friday', ch: '星期五' },
  Saturday: { en: 'Saturday', ch: '星期六' },
  Sunday: { en: 'Sunday', ch: '星期日' },
};

/** Kuala Lumpur is this much ahead of UTC, without summer time, since 1982. `Intl` takes 20 ms to find that out. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DDTHH:MM` in Kuala Lumpur at an instant. */
const inKualaLumpur = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString();

/** Difference between the server's clock and this device's. */
let aheadMs = 0;

/** From now on uses the server's clock, as in its `Date` header: a device may be wrong by years (decision 75). */
export function keepServerTime(header: unknown): void {
  const at = typeof header === 'string' ? Date.parse(header) : NaN;
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
}

/** The date in Kuala Lumpur at an instant; by default now, by the server's clock. */
export const today = (at: Date = new Date(Date.now() + aheadMs)): string => inKualaLumpur(at).slice(0, 10);

/** The time of day in Kuala Lumpur at an instant. */
export const timeOfDay = (at: Date): string => inKualaLumpur(at).slice(11, 16);

/** Comparison of dates or times, for `sort`. */
export const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Whether a text is an existing date (2025-02-30 is not) from 1900 to 2999. */
export function isDate(value: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** A date some days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The weekday of a date. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** The Monday of the week a date is in. */
export const mondayOf = (date: string): string => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/** `14:05` as `2:05 PM`; noon is 12:00 PM and 00:15 is 12:15 AM (decision 28). */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `Sep` for 9, as in the calendar of a date field. */
export const shortMonth = (month: number): string => months[month - 1]!.slice(0, 3);

/** `2025-01-04` as `4 Jan 2025` or `2025年1月4日`, from its parts: the first format of `Intl` takes 20 ms. */
export function dateText(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  if (language === 'ch') return `${year}年${month}月${day}日`;
  return `${day} ${shortMonth(month)} ${year}`;
}
