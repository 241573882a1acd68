import { addDays, weekdayOf, weekdays, type Weekday } from '@portal/shared-api/calendar';
import { inForceOn } from '@portal/shared-api/classes';

/** When a class meets in the week. */
export interface Schedule {
  day: Weekday;
  startTime: string;
  endTime: string;
}

/** A class with its current schedule and the earlier ones. */
export interface ScheduledClass extends Schedule {
  id: number;
  commenceDate: string;
  concludeDate: string;
  /** The Kuala Lumpur date it was deleted on. Past weeks still show it. */
  deletedOn: string | null;
  /** By `until`, the first day it no longer applies. */
  earlier: readonly (Schedule & { until: string })[];
}

/** Both days included. */
export interface Range {
  from: string;
  to: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);
const sooner = (a: string, b: string): string => (a < b ? a : b);

/** The schedule in force on a date. */
export const scheduleOn = (scheduled: ScheduledClass, date: string): Schedule =>
  inForceOn<Schedule>(scheduled.earlier, scheduled, date);

/** Whether a date is a scheduled day of the class, whatever became of it later. */
export const isScheduledOn = (scheduled: ScheduledClass, date: string): boolean =>
  date >= scheduled.commenceDate &&
  date <= scheduled.concludeDate &&
  scheduleOn(scheduled, date).day === weekdayOf(date);

const firstOn = (day: Weekday, from: string): string =>
  addDays(from, (weekdays.indexOf(day) - weekdays.indexOf(weekdayOf(from)) + 7) % 7);

function everyWeek({ day }: Schedule, from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = firstOn(day, from); date <= to; date = addDays(date, 7)) dates.push(date);
  return dates;
}

/** The scheduled dates of the class in the range. */
export function scheduledDates(scheduled: ScheduledClass, range: Range): string[] {
  let from = later(range.from, scheduled.commenceDate);
  const to = sooner(range.to, scheduled.concludeDate);
  const dates: string[] = [];
  for (const schedule of scheduled.earlier) {
    dates.push(...everyWeek(schedule, from, sooner(to, addDays(schedule.until, -1))));
    from = later(from, schedule.until);
  }
  return [...dates, ...everyWeek(scheduled, from, to)];
}
