/** The only calendar of the product. Dates are `YYYY-MM-DD` text in this zone, times `HH:MM`. */
export const TIME_ZONE = 'Asia/Kuala_Lumpur';

/** Sorted as the week of the product runs: Monday first. */
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

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The date in Kuala Lumpur at an instant, now by default. */
export const today = (at: Date = new Date()): string => dayFormat.format(at);

/** Whether a text is a date that exists (2025-02-30 does not), in the years the portal deals with: 1900 to 2999. */
export function isDate(value: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** A date some days later (or earlier, when negative). */
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
