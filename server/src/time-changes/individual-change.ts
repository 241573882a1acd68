import { REPLACEMENT_DAYS, isNear } from '@portal/shared-api/time-changes';
import type { Language } from '@portal/shared-api/languages';
import { lockClasses } from '../classes/access.ts';
import type { Queryable } from '../database/connect.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';
import { clashesOfStudents, type Clash } from '../timetable/find-clashes.ts';
import { lockDay } from '../timetable/locks.ts';
import { asAttended, type Occurrence } from '../timetable/occurrences.ts';
import { findOccurrence, readStays } from '../timetable/read-occurrences.ts';
import { refuseClashesOfDay } from '../timetable/refuse-clashes.ts';
import { isSheetTaken } from '../timetable/sheets.ts';
import { refuseDoubtfulDay } from './doubtful-day.ts';

export interface StudentMove {
  originalClassId: number;
  originalDate: string;
  newClassId: number;
  newDate: string;
}

interface Mover {
  accountId: number;
  language: Language;
  despiteClashes: boolean;
  despiteDoubts: boolean;
}

/** The lesson that a date of a class refers to, if it can still be changed. */
async function findOpen(
  transaction: Queryable,
  field: 'originalDate' | 'newDate',
  [classId, date]: [number, string],
) {
  const { itsClass, occurrence } = await findOccurrence(transaction, classId, date);
  if (!itsClass) fail('not_found');
  if (!occurrence) fail('validation', { fields: { [field]: 'class_not_on_date' } });
  if (occurrence.cancelled) fail('validation', { fields: { [field]: 'class_cancelled_already' } });
  if (await isSheetTaken(transaction, classId, occurrence.date))
    fail('validation', { fields: { [field]: 'attendance_taken_on_date' } });
  return { itsClass, occurrence };
}

/** Without clashes with the lesson the student is leaving. */
export const withoutLeft = (clashes: readonly Clash[], left: Pick<Occurrence, 'classId' | 'scheduledDate'>) =>
  clashes.filter(
    ({ occurrence }) =>
      occurrence.classId !== left.classId || occurrence.scheduledDate !== left.scheduledDate,
  );

/** Both classes, locked until the transaction ends. They must have the same subject, and so the same level. */
async function lockOneSubject(transaction: Queryable, { originalClassId, newClassId }: StudentMove) {
  const locked = await lockClasses(transaction, [originalClassId, newClassId]);
  if (locked.length !== 2 || new Set(locked.map(({ subjectId }) => subjectId)).size !== 1)
    fail('validation', { fields: { newClassId: 'class_other_subject' } });
}

/**
 * Lets one student attend another class's lesson instead of their own (decision 31). The caller has locked the
 * student and checked access. Both lessons are stored by their scheduled dates, so the change follows a lesson that
 * is moved later, and stays right if that is undone.
 */
export async function moveStudent(
  transaction: Queryable,
  studentId: number,
  move: StudentMove,
  mover: Mover,
) {
  await lockOneSubject(transaction, move);
  const from = await findOpen(transaction, 'originalDate', [move.originalClassId, move.originalDate]);
  const stays = (await readStays(transaction, [studentId])).get(studentId);
  const isReplaced = stays?.individualChanges.some(
    ({ originalClassId, originalDate }) =>
      originalClassId === move.originalClassId && originalDate === from.occurrence.scheduledDate,
  );
  const attended = stays && asAttended(from.occurrence, from.itsClass, stays);
  if (isReplaced || attended?.change === 'individual')
    fail('validation', { fields: { originalDate: 'class_replaced_already' } });
  if (!attended) fail('validation', { fields: { originalDate: 'class_not_attended' } });

  const to = await findOpen(transaction, 'newDate', [move.newClassId, move.newDate]);
  if (asAttended(to.occurrence, to.itsClass, stays))
    fail('validation', { fields: { newDate: 'class_attended_anyway' } });
  if (
    !isNear(from.occurrence.date, to.occurrence.date) ||
    !isNear(from.occurrence.scheduledDate, to.occurrence.scheduledDate)
  )
    fail('validation', {
      fields: { newDate: { code: 'replacement_too_far', params: { days: REPLACEMENT_DAYS } } },
    });

  if (!mover.despiteDoubts)
    refuseDoubtfulDay({ from: from.occurrence.date, to: to.occurrence.date }, mover.language);
  await lockDay(transaction, to.occurrence.date);
  if (!mover.despiteClashes) {
    const clashes = withoutLeft(
      await clashesOfStudents(transaction, new Map([[studentId, [to.occurrence]]])),
      from.occurrence,
    );
    refuseClashesOfDay(clashes, mover.language);
  }
  try {
    await transaction.insert(studentTimeChanges).values({
      studentId,
      originalClassId: move.originalClassId,
      originalDate: from.occurrence.scheduledDate,
      newClassId: move.newClassId,
      newDate: to.occurrence.scheduledDate,
      createdBy: mover.accountId,
    });
  } catch (error) {
    const rule = violated(error);
    if (rule === 'student_time_changes_one')
      fail('validation', { fields: { originalDate: 'class_replaced_already' } });
    if (rule === 'student_time_changes_one_target')
      fail('validation', { fields: { newDate: 'class_attended_anyway' } });
    throw error;
  }
}
