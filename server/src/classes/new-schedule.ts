import { addDays } from '@portal/shared-api/calendar';
import type { ClassChange, Cancellation, Occurrence } from '../timetable/occurrences.ts';
import { plannedOccurrences } from '../timetable/occurrences.ts';
import { isScheduledOn, scheduleOn, type Schedule, type ScheduledClass } from '../timetable/schedules.ts';

export const isSame = (a: Schedule, b: Schedule): boolean =>
  a.day === b.day && a.startTime === b.startTime && a.endTime === b.endTime;

export interface Edit extends Schedule {
  commenceDate: string;
  concludeDate: string;
  /** The first day of the new schedule. */
  from: string;
}

/**
 * A class after an edit. A new day or time applies from the stated date; before that the class keeps its old
 * schedule, so past lessons stay where they were.
 */
export function edited(current: ScheduledClass, { from, ...next }: Edit): ScheduledClass {
  if (isSame(current, next)) return { ...current, ...next };
  const before = scheduleOn(current, addDays(from, -1));
  const kept = current.earlier.filter(({ until }) => until < from);
  const { day, startTime, endTime } = before;
  const hasBegun = from > next.commenceDate;
  return {
    ...current,
    ...next,
    earlier: !hasBegun
      ? []
      : isSame(before, next)
        ? kept
        : [...kept, { day, startTime, endTime, until: from }],
  };
}

export interface IndividualDates {
  originalClassId: number;
  originalDate: string;
  newClassId: number;
  newDate: string;
}

/** What is attached to dates of the class. */
export interface Attached<
  Change extends ClassChange,
  Cancelled extends Cancellation,
  Individual extends IndividualDates,
> {
  classChanges: readonly Change[];
  cancellations: readonly Cancelled[];
  individualChanges: readonly Individual[];
}

/** Changes and cancellations whose date was a lesson day and no longer is after the edit. */
export function losingTheirDate<
  Change extends ClassChange,
  Cancelled extends Cancellation,
  Individual extends IndividualDates,
>(before: ScheduledClass, after: ScheduledClass, attached: Attached<Change, Cancelled, Individual>) {
  const isLost = (date: string) => isScheduledOn(before, date) && !isScheduledOn(after, date);
  // An individual change may refer to an occurrence by the date it was moved to.
  const named = (date: string): string =>
    isScheduledOn(before, date)
      ? date
      : (attached.classChanges.find(({ newDate }) => newDate === date)?.originalDate ?? date);
  return {
    classChanges: attached.classChanges.filter(({ originalDate }) => isLost(originalDate)),
    cancellations: attached.cancellations.filter(({ date }) => isLost(date)),
    individualChanges: attached.individualChanges.filter(
      (one) =>
        (one.originalClassId === before.id && isLost(named(one.originalDate))) ||
        (one.newClassId === before.id && isLost(named(one.newDate))),
    ),
  };
}

interface OnDates {
  classChanges: readonly ClassChange[];
  cancellations: readonly Cancellation[];
}

/** The lessons these dates refer to. */
function lessonsOn(scheduled: ScheduledClass, attached: OnDates, dates: readonly string[]): Occurrence[] {
  const [first] = dates;
  if (first === undefined) return [];
  const range = { from: first, to: dates.at(-1)! };
  return plannedOccurrences({ classes: [scheduled], ...attached }, range).filter(({ date }) =>
    dates.includes(date),
  );
}

/** The first date on which the class was held differently than the edit would have it. */
export function firstMoved(
  before: ScheduledClass,
  after: ScheduledClass,
  attached: OnDates,
  dates: readonly string[],
): string | undefined {
  const hours = (scheduled: ScheduledClass) =>
    new Map(
      lessonsOn(scheduled, attached, dates).map((one) => [one.date, `${one.startTime} ${one.endTime}`]),
    );
  const [was, is] = [hours(before), hours(after)];
  return dates.find((date) => was.has(date) && was.get(date) !== is.get(date));
}

/** The range a class must still cover: the first and last scheduled day of the lessons these dates refer to. */
export function heldFromTo(
  before: ScheduledClass,
  attached: OnDates,
  dates: readonly string[],
): { first?: string | undefined; last?: string | undefined } {
  const days = lessonsOn(before, attached, dates)
    .map(({ scheduledDate }) => scheduledDate)
    .sort();
  return { first: days[0], last: days.at(-1) };
}

/** A date to which an occurrence was moved and which the edit would also make a lesson day. */
export const metTwice = (after: ScheduledClass, classChanges: readonly ClassChange[]): string | undefined =>
  classChanges.find(
    ({ originalDate, newDate }) =>
      newDate !== originalDate && isScheduledOn(after, originalDate) && isScheduledOn(after, newDate),
  )?.newDate;
