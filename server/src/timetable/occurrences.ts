import { inOrder } from '@portal/shared-api/calendar';
import { isScheduledOn, scheduledDates, scheduleOn, type Range, type ScheduledClass } from './schedules.ts';

export interface Cancellation {
  classId: number;
  date: string;
}

export interface ClassChange {
  classId: number;
  originalDate: string;
  newDate: string;
  newStartTime: string;
  newEndTime: string;
}

export interface IndividualChange {
  originalClassId: number;
  originalDate: string;
  newClassId: number;
  newDate: string;
  /** The first day on which the student is no longer with the centre. */
  until: string | null;
}

/** In the class from the first date, no longer from `until`. */
export interface Membership {
  classId: number;
  from: string;
  until: string | null;
}

/** What determines where a student is. */
export interface StudentStays {
  memberships: readonly Membership[];
  individualChanges: readonly IndividualChange[];
}

/**
 * One meeting of a class. Its identity is the class and its scheduled date (`scheduledDate`), which stays the same
 * when it is moved: cancellations and changes refer to it (decision 30).
 */
export interface Occurrence {
  classId: number;
  scheduledDate: string;
  date: string;
  startTime: string;
  endTime: string;
  change: 'none' | 'class' | 'individual';
  /** Where it was moved from, by a change of either kind. */
  originalDate: string | null;
  cancelled: boolean;
}

export interface ClassCalendar {
  classes: readonly ScheduledClass[];
  cancellations: readonly Cancellation[];
  classChanges: readonly ClassChange[];
}

const nameOf = (classId: number, scheduledDate: string): string => `${classId}/${scheduledDate}`;

/** The order in which a week is read. */
export const byTime = (a: Occurrence, b: Occurrence): number =>
  inOrder(a.date, b.date) ||
  inOrder(a.startTime, b.startTime) ||
  inOrder(a.endTime, b.endTime) ||
  a.classId - b.classId ||
  inOrder(a.scheduledDate, b.scheduledDate);

/**
 * Every occurrence held in the range, including cancelled ones (decision 27): the scheduled ones within the class's
 * dates, minus those moved away, plus those moved in. A cancellation covers an occurrence wherever it was moved to
 * (decision 30).
 */
export function plannedOccurrences(
  { classes, cancellations, classChanges }: ClassCalendar,
  range: Range,
): Occurrence[] {
  const cancelled = new Set(cancellations.map((one) => nameOf(one.classId, one.date)));
  const changes = Map.groupBy(classChanges, ({ classId }) => classId);

  const planned = classes.flatMap((scheduled): Occurrence[] => {
    const classId = scheduled.id;
    const own = changes.get(classId) ?? [];
    const moved = new Set(own.map(({ originalDate }) => originalDate));
    const occurrence = (scheduledDate: string) => ({
      classId,
      scheduledDate,
      cancelled: cancelled.has(nameOf(classId, scheduledDate)),
    });
    const regular = scheduledDates(scheduled, range)
      .filter((date) => !moved.has(date))
      .map((date): Occurrence => {
        const { startTime, endTime } = scheduleOn(scheduled, date);
        return { ...occurrence(date), date, startTime, endTime, change: 'none', originalDate: null };
      });
    const movedIn = own
      .filter(({ newDate }) => newDate >= range.from && newDate <= range.to)
      .filter(({ originalDate }) => isScheduledOn(scheduled, originalDate))
      .map(({ originalDate, newDate, newStartTime, newEndTime }): Occurrence => ({
        ...occurrence(originalDate),
        date: newDate,
        startTime: newStartTime,
        endTime: newEndTime,
        change: 'class',
        originalDate,
      }));
    return [...regular, ...movedIn].filter(
      ({ date }) => scheduled.deletedOn === null || date < scheduled.deletedOn,
    );
  });
  return planned.sort(byTime);
}

/** What really takes place in the range. */
export const occurrencesOf = (calendar: ClassCalendar, range: Range): Occurrence[] =>
  plannedOccurrences(calendar, range).filter(({ cancelled }) => !cancelled);

export const isMember = (memberships: readonly Membership[], classId: number, date: string): boolean =>
  memberships.some(
    (one) => one.classId === classId && date >= one.from && (one.until === null || date < one.until),
  );

/**
 * Whether an individual change refers to an occurrence. It may have been made when the occurrence was already moved:
 * a date that is not scheduled means the occurrence held on it.
 */
export const isNamed = (
  occurrence: Occurrence,
  scheduled: ScheduledClass,
  classId: number,
  date: string,
): boolean =>
  classId === occurrence.classId &&
  (date === occurrence.scheduledDate || (date === occurrence.date && !isScheduledOn(scheduled, date)));

/**
 * An occurrence from one student's view, null if they are elsewhere: their own classes, unless this student was moved
 * away, and lessons the student was moved to (decision 31). Class changes apply first: a replacement follows its
 * class.
 */
export function asAttended(
  occurrence: Occurrence,
  scheduled: ScheduledClass,
  { memberships, individualChanges }: StudentStays,
): Occurrence | null {
  const names = (classId: number, date: string): boolean => isNamed(occurrence, scheduled, classId, date);
  const visit = individualChanges.find(
    (one) =>
      names(one.newClassId, one.newDate) &&
      (one.until === null || occurrence.date < one.until) &&
      // A student who left the original class before that day has nothing left to replace.
      isMember(memberships, one.originalClassId, one.originalDate),
  );
  if (visit) return { ...occurrence, change: 'individual', originalDate: visit.originalDate };
  if (individualChanges.some((one) => names(one.originalClassId, one.originalDate))) return null;
  return isMember(memberships, occurrence.classId, occurrence.date) ? occurrence : null;
}

/** The occurrences that one student attends. */
export function attendedBy(
  stays: StudentStays,
  occurrences: readonly Occurrence[],
  classes: readonly ScheduledClass[],
): Occurrence[] {
  const scheduled = new Map(classes.map((one) => [one.id, one]));
  return occurrences.flatMap((occurrence) => {
    const itsClass = scheduled.get(occurrence.classId);
    return (itsClass && asAttended(occurrence, itsClass, stays)) ?? [];
  });
}

/** The students who may belong to lessons of each class, so that a roster need not consider everybody. */
export function staysByClass(
  students: ReadonlyMap<number, StudentStays>,
): Map<number, Map<number, StudentStays>> {
  const byClass = new Map<number, Map<number, StudentStays>>();
  for (const [studentId, stays] of students) {
    const own = stays.memberships.map(({ classId }) => classId);
    for (const classId of [...own, ...stays.individualChanges.map(({ newClassId }) => newClassId)]) {
      const known = byClass.get(classId) ?? new Map<number, StudentStays>();
      byClass.set(classId, known.set(studentId, stays));
    }
  }
  return byClass;
}

/** Who belongs to an occurrence, each once, and who only through an individual change (decision 25). */
export const rosterOf = (
  occurrence: Occurrence,
  scheduled: ScheduledClass,
  students: ReadonlyMap<number, StudentStays>,
): { studentId: number; replace: boolean }[] =>
  [...students].flatMap(([studentId, stays]) => {
    const attended = asAttended(occurrence, scheduled, stays);
    return attended ? [{ studentId, replace: attended.change === 'individual' }] : [];
  });
