import { addDays, inOrder, weekdayOf, weekdays, type Weekday } from '@portal/shared-api/calendar';

export interface ScheduledClass {
  id: number;
  day: Weekday;
  startTime: string;
  endTime: string;
  commenceDate: string;
  concludeDate: string;
  /** The Kuala Lumpur date it was deleted on; what took place before stays in past weeks. */
  deletedOn: string | null;
}

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
}

/** In the class from the first date on; from `until` on no longer. */
export interface Membership {
  classId: number;
  from: string;
  until: string | null;
}

/**
 * An occurrence of a class as it takes place. Its name is the class and the date the weekly rhythm gives it
 * (`rhythmDate`), which stays the same when it is moved: cancellations and changes hold on to it (decision 30).
 */
export interface Meeting {
  classId: number;
  rhythmDate: string;
  date: string;
  startTime: string;
  endTime: string;
  change: 'none' | 'class' | 'individual';
  /** Where it was moved from, by a change of either kind. */
  originalDate: string | null;
}

export interface WeekOfClasses {
  /** A Monday. */
  weekStart: string;
  classes: readonly ScheduledClass[];
  cancellations: readonly Cancellation[];
  classChanges: readonly ClassChange[];
}

const nameOf = (classId: number, rhythmDate: string): string => `${classId}/${rhythmDate}`;

const byTime = (a: Meeting, b: Meeting): number =>
  inOrder(a.date, b.date) ||
  inOrder(a.startTime, b.startTime) ||
  inOrder(a.endTime, b.endTime) ||
  a.classId - b.classId;

/** Whether the weekly rhythm gives the class a meeting on a date, whatever became of it later. */
export const hasRhythmOn = (scheduled: ScheduledClass, date: string): boolean =>
  weekdayOf(date) === scheduled.day && date >= scheduled.commenceDate && date <= scheduled.concludeDate;

/**
 * What takes place in a week (decision 27): the weekly occurrence within the class's run, minus cancelled ones, minus
 * those moved away, plus those moved in. A cancellation covers the occurrence wherever it was moved to (decision 30).
 */
export function weekOfClasses({ weekStart, classes, cancellations, classChanges }: WeekOfClasses): Meeting[] {
  const cancelled = new Set(cancellations.map((one) => nameOf(one.classId, one.date)));
  const changed = new Set(classChanges.map((one) => nameOf(one.classId, one.originalDate)));
  const weekEnd = addDays(weekStart, 6);

  const meetings = classes.flatMap((scheduled): Meeting[] => {
    const classId = scheduled.id;
    const date = addDays(weekStart, weekdays.indexOf(scheduled.day));
    const regular: Meeting[] =
      hasRhythmOn(scheduled, date) && !changed.has(nameOf(classId, date))
        ? [
            {
              classId,
              rhythmDate: date,
              date,
              startTime: scheduled.startTime,
              endTime: scheduled.endTime,
              change: 'none',
              originalDate: null,
            },
          ]
        : [];
    const movedIn = classChanges
      .filter((one) => one.classId === classId && one.newDate >= weekStart && one.newDate <= weekEnd)
      .filter((one) => hasRhythmOn(scheduled, one.originalDate))
      .map((one): Meeting => ({
        classId,
        rhythmDate: one.originalDate,
        date: one.newDate,
        startTime: one.newStartTime,
        endTime: one.newEndTime,
        change: 'class',
        originalDate: one.originalDate,
      }));
    return [...regular, ...movedIn].filter(
      (meeting) =>
        !cancelled.has(nameOf(classId, meeting.rhythmDate)) &&
        (scheduled.deletedOn === null || meeting.date < scheduled.deletedOn),
    );
  });
  return meetings.sort(byTime);
}

const isMember = (memberships: readonly Membership[], classId: number, date: string): boolean =>
  memberships.some(
    (one) => one.classId === classId && date >= one.from && (one.until === null || date < one.until),
  );

export interface WeekOfStudent {
  classes: readonly ScheduledClass[];
  /** The week of every class the student is in or replaces into: class changes come first, individual ones after. */
  meetings: readonly Meeting[];
  memberships: readonly Membership[];
  individualChanges: readonly IndividualChange[];
}

/**
 * The part of a week that one student attends (decisions 27 and 31): meetings on days the student is in the class,
 * minus those the student alone was moved away from, plus the ones moved to, in whatever class they are.
 */
export function weekOfStudent({
  classes,
  meetings,
  memberships,
  individualChanges,
}: WeekOfStudent): Meeting[] {
  const scheduled = new Map(classes.map((one) => [one.id, one]));
  // A change may have been written when the meeting stood on a moved date already: a date that the rhythm does not
  // know means the meeting that takes place on it.
  const isNamed = (meeting: Meeting, classId: number, date: string): boolean => {
    if (meeting.classId !== classId) return false;
    if (meeting.rhythmDate === date) return true;
    const itsClass = scheduled.get(classId);
    return meeting.date === date && itsClass !== undefined && !hasRhythmOn(itsClass, date);
  };

  const attended = new Map<string, Meeting>();
  for (const meeting of meetings) {
    const movedAway = individualChanges.some((one) =>
      isNamed(meeting, one.originalClassId, one.originalDate),
    );
    if (!movedAway && isMember(memberships, meeting.classId, meeting.date))
      attended.set(nameOf(meeting.classId, meeting.rhythmDate), meeting);
  }
  for (const change of individualChanges) {
    // Whoever left the original class before that day has nothing left to replace.
    if (!isMember(memberships, change.originalClassId, change.originalDate)) continue;
    const target = meetings.find((meeting) => isNamed(meeting, change.newClassId, change.newDate));
    if (target)
      attended.set(nameOf(target.classId, target.rhythmDate), {
        ...target,
        change: 'individual',
        originalDate: change.originalDate,
      });
  }
  return [...attended.values()].sort(byTime);
}
