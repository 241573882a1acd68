import { inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { occurrenceNamed } from '../timetable/left-slots.ts';
import { isMember, type ClassCalendar, type Membership, type Occurrence } from '../timetable/occurrences.ts';
import type { Revision } from './feed-lesson.ts';

/** Individual changes of students, those that were taken back too: the calendar has what they name already. */
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

/** Made counts once, taken back another time. */
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
 * The lessons that a student was moved away from, and those of a change that was taken back: a calendar that has them
 * already is told that they are cancelled for this student, which it would not learn from a lesson that is missing.
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
