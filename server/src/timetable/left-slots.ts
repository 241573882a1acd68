import { isMember, isNamed, type ClassCalendar, type Occurrence, type StudentStays } from './occurrences.ts';
import { isScheduledOn, scheduleOn, type Range, type ScheduledClass } from './schedules.ts';

/** Where a lesson was and where it is held instead. It only takes place there. */
export interface LeftSlot {
  left: Occurrence;
  movedTo: Occurrence;
}

const isWithin = (date: string, { from, to }: Range): boolean => date >= from && date <= to;

/** The lesson of a class that a date refers to: the scheduled one, or one moved there. */
export function occurrenceNamed(
  { classes, cancellations, classChanges }: ClassCalendar,
  classId: number,
  date: string,
): Occurrence | undefined {
  const scheduled = classes.find(({ id }) => id === classId);
  if (!scheduled) return undefined;
  const isScheduled = isScheduledOn(scheduled, date);
  const change = classChanges.find(
    (one) =>
      one.classId === classId &&
      (isScheduled
        ? one.originalDate === date
        : one.newDate === date && isScheduledOn(scheduled, one.originalDate)),
  );
  if (!change && !isScheduled) return undefined;
  const scheduledDate = change?.originalDate ?? date;
  const { startTime, endTime } = scheduleOn(scheduled, date);
  const named: Occurrence = {
    classId,
    scheduledDate,
    date: change?.newDate ?? date,
    startTime: change?.newStartTime ?? startTime,
    endTime: change?.newEndTime ?? endTime,
    change: change ? 'class' : 'none',
    originalDate: change?.originalDate ?? null,
    cancelled: cancellations.some((one) => one.classId === classId && one.date === scheduledDate),
  };
  return scheduled.deletedOn === null || named.date < scheduled.deletedOn ? named : undefined;
}

/** The slots in the range vacated by moves of whole classes. */
export function slotsLeftByClasses(calendar: ClassCalendar, range: Range): LeftSlot[] {
  const byId = new Map(calendar.classes.map((one) => [one.id, one]));
  return calendar.classChanges.flatMap(({ classId, originalDate }) => {
    const scheduled = byId.get(classId);
    if (!scheduled || !isWithin(originalDate, range) || !isScheduledOn(scheduled, originalDate)) return [];
    const movedTo = occurrenceNamed(calendar, classId, originalDate);
    if (!movedTo) return [];
    const { startTime, endTime } = scheduleOn(scheduled, originalDate);
    return { left: { ...movedTo, date: originalDate, startTime, endTime, originalDate: null }, movedTo };
  });
}

/** The same from one student's view, including lessons that only this student was moved away from. */
export function slotsLeftBy(
  { memberships, individualChanges }: StudentStays,
  calendar: ClassCalendar,
  range: Range,
): LeftSlot[] {
  const byId = new Map(calendar.classes.map((one) => [one.id, one]));
  const isReplaced = (occurrence: Occurrence): boolean =>
    individualChanges.some((one) =>
      isNamed(
        occurrence,
        byId.get(occurrence.classId) as ScheduledClass,
        one.originalClassId,
        one.originalDate,
      ),
    );
  const withClass = slotsLeftByClasses(calendar, range).filter(
    ({ left, movedTo }) =>
      !isReplaced(movedTo) &&
      [left, movedTo].every(({ classId, date }) => isMember(memberships, classId, date)),
  );
  const alone = individualChanges.flatMap(({ originalClassId, originalDate, newClassId, newDate }) => {
    const left = occurrenceNamed(calendar, originalClassId, originalDate);
    const movedTo = occurrenceNamed(calendar, newClassId, newDate);
    if (!left || !movedTo || !isWithin(left.date, range)) return [];
    if (!isMember(memberships, originalClassId, originalDate)) return [];
    return { left: { ...left, change: 'individual' as const, originalDate: null }, movedTo };
  });
  return [...withClass, ...alone];
}
