import { inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { occurrenceNamed } from '../timetable/left-slots.ts';
import { isMember, type ClassCalendar, type Membership, type Occurrence } from '../timetable/occurrences.ts';
import type { Revision } from './feed-lesson.ts';

/** Individual changes of students, including undone ones, because calendars already know them. */
export const replacementsOf = (database: Database, students: readonly number[]) =>
  database
    .select({
      studentId: studentTimeChanges.studentId,
      originalClassId: studentTimeChanges.originalClassId,
      originalDate: studentTimeChanges.originalDate,
      newClassId: studentTimeChanges.newClassId,
      newDate: studentTimeChanges.newDate,
      createdAt: studentTimeChanges.createdAt,
      removedAt: studentTimeChanges.removedAt,
    })
    .from(studentTimeChanges)
    .where(inArray(studentTimeChanges.studentId, [...students]))
    .orderBy(studentTimeChanges.id);
type Replacement = Awaited<ReturnType<typeof replacementsOf>>[number];

/** Creation counts once, undoing a second time. */
export const revisionOf = ({ createdAt, removedAt }: Replacement): Revision => ({
  sequence: removedAt ? 2 : 1,
  at: removedAt ?? createdAt,
});

interface Attendance {
  memberships: readonly Membership[];
  calendar: ClassCalendar;
  attended: readonly Occurrence[];
}

/**
 * Lessons a student was moved away from, and lessons of changes that were undone. Calendars that already show them
 * are told that they are cancelled; a missing lesson would simply stay.
 */
export function lessonsElsewhere(
  replacements: readonly Replacement[],
  { memberships, calendar, attended }: Attendance,
): Occurrence[] {
  const nameOf = ({ classId, scheduledDate }: Occurrence) => `${classId}/${scheduledDate}`;
  const known = new Set(attended.map(nameOf));
  return replacements
    .filter(({ originalClassId, originalDate }) => isMember(memberships, originalClassId, originalDate))
    .flatMap(({ originalClassId, originalDate, newClassId, newDate }) => [
      occurrenceNamed(calendar, originalClassId, originalDate),
      occurrenceNamed(calendar, newClassId, newDate),
    ])
    .flatMap((occurrence) => {
      if (!occurrence || known.has(nameOf(occurrence))) return [];
      known.add(nameOf(occurrence));
      return { ...occurrence, cancelled: true };
    });
}
