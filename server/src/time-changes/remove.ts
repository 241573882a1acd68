import type { Language } from '@portal/shared-api/languages';
import type { TimeChangeKind } from '@portal/shared-api/time-changes';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockClasses, requireClass } from '../classes/access.ts';
import type { Queryable } from '../database/connect.ts';
import { classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { requireStudent } from '../students/access.ts';
import { clashesOfClass, clashesOfStudents } from '../timetable/find-clashes.ts';
import { lockDay } from '../timetable/locks.ts';
import { findOccurrence, readStays } from '../timetable/read-occurrences.ts';
import { refuseClashesOfDay } from '../timetable/refuse-clashes.ts';
import { isScheduledOn, scheduleOn } from '../timetable/schedules.ts';
import { isSheetTaken } from '../timetable/sheets.ts';
import { asAttended, type Occurrence } from '../timetable/occurrences.ts';
import { withoutLeft } from './individual-change.ts';

interface Removal {
  id: number;
  caller: Caller;
  language: Language;
  despiteClashes: boolean;
}

async function refuseAttended(
  transaction: Queryable,
  { classId, date }: Pick<Occurrence, 'classId' | 'date'>,
  language: Language,
) {
  if (await isSheetTaken(transaction, classId, date))
    fail('time_change_attended', { params: { date: dateText(date, language) } });
}

async function markRemoved(
  transaction: Queryable,
  table: typeof classTimeChanges | typeof studentTimeChanges,
  { id, caller }: Removal,
) {
  const removed = await transaction
    .update(table)
    .set({ removedBy: caller.accountId, removedAt: sql`now()` })
    .where(and(eq(table.id, id), isNull(table.removedAt)))
    .returning({ id: table.id });
  if (removed.length === 0) fail('not_found');
}

/** Returns a lesson to its scheduled time. Returns the date. */
async function removeClassChange(transaction: Queryable, removal: Removal): Promise<string> {
  const { id, caller, language } = removal;
  const [change] = await transaction
    .select()
    .from(classTimeChanges)
    .where(and(eq(classTimeChanges.id, id), isNull(classTimeChanges.removedAt)));
  if (!change) fail('not_found');
  const { classId, originalDate } = change;
  await requireClass(transaction, caller, classId, { lock: true });
  await refuseAttended(transaction, { classId, date: change.newDate }, language);
  const { itsClass, occurrence } = await findOccurrence(transaction, classId, originalDate);
  await lockDay(transaction, originalDate);
  if (
    !removal.despiteClashes &&
    occurrence &&
    !occurrence.cancelled &&
    isScheduledOn(itsClass!, originalDate)
  ) {
    const { startTime, endTime } = scheduleOn(itsClass!, originalDate);
    const slot = { classId, scheduledDate: originalDate, date: originalDate, startTime, endTime };
    refuseClashesOfDay(await clashesOfClass(transaction, slot), language);
  }
  await markRemoved(transaction, classTimeChanges, removal);
  return originalDate;
}

/** Sends a student back to their own lesson. Returns its date. */
async function removeStudentChange(transaction: Queryable, removal: Removal): Promise<string> {
  const { id, caller, language } = removal;
  const [change] = await transaction
    .select()
    .from(studentTimeChanges)
    .where(and(eq(studentTimeChanges.id, id), isNull(studentTimeChanges.removedAt)));
  if (!change) fail('not_found');
  const student = await requireStudent(transaction, caller, { id: change.studentId }, { lock: true });
  await lockClasses(transaction, [change.originalClassId, change.newClassId]);
  const [from, to] = [
    await findOccurrence(transaction, change.originalClassId, change.originalDate),
    await findOccurrence(transaction, change.newClassId, change.newDate),
  ];
  for (const { occurrence } of [from, to])
    if (occurrence) await refuseAttended(transaction, occurrence, language);
  const date = from.occurrence?.date ?? change.originalDate;
  await lockDay(transaction, date);
  if (!removal.despiteClashes && from.occurrence && !from.occurrence.cancelled) {
    const stays = (await readStays(transaction, [student.id])).get(student.id);
    const alone = stays && { ...stays, individualChanges: [] };
    const left = {
      classId: change.newClassId,
      scheduledDate: to.occurrence?.scheduledDate ?? change.newDate,
    };
    if (alone && asAttended(from.occurrence, from.itsClass!, alone))
      refuseClashesOfDay(
        withoutLeft(await clashesOfStudents(transaction, new Map([[student.id, [from.occurrence]]])), left),
        language,
      );
  }
  await markRemoved(transaction, studentTimeChanges, removal);
  return date;
}

/**
 * Undoes a time change. Refused once attendance was taken with it (decision 32). The row stays as history. Returns
 * the date of the restored lesson.
 */
export const removeChange = (transaction: Queryable, kind: TimeChangeKind, removal: Removal) =>
  kind === 'class' ? removeClassChange(transaction, removal) : removeStudentChange(transaction, removal);
