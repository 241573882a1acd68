import { today } from '@portal/shared-api/calendar';
import type { Language, Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { students } from '../database/schema/students.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { fail } from '../http/errors.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import type { Occurrence } from '../timetable/occurrences.ts';
import { findOccurrence } from '../timetable/read-occurrences.ts';
import { isSheetTaken } from '../timetable/sheets.ts';

const texts = {
  back: {
    en: '{{name}} (attends the own lesson of {{date}} again)',
    ch: '{{name}}（恢复上 {{date}} 自己班级的课）',
  },
  without: {
    en: '{{name}} (the own lesson of {{date}} is over, so without a lesson)',
    ch: '{{name}}（{{date}} 自己班级的课已过，将没有课上）',
  },
} as const satisfies Record<string, Text>;

/** Students who are to attend a lesson in place of one of their own, and whether that one can still be attended. */
async function visitorsOf(database: Queryable, { classId, scheduledDate, date }: Occurrence) {
  const found = await database
    .select({
      id: studentTimeChanges.id,
      name: students.name,
      classId: studentTimeChanges.originalClassId,
      date: studentTimeChanges.originalDate,
    })
    .from(studentTimeChanges)
    .innerJoin(students, eq(students.id, studentTimeChanges.studentId))
    .where(
      and(
        isNull(studentTimeChanges.removedAt),
        eq(studentTimeChanges.newClassId, classId),
        inArray(studentTimeChanges.newDate, [scheduledDate, date]),
      ),
    )
    .orderBy(asc(students.name), asc(studentTimeChanges.id));
  const visitors = [];
  for (const one of found) {
    const { occurrence } = await findOccurrence(database, one.classId, one.date);
    const canReturn =
      occurrence !== undefined &&
      !occurrence.cancelled &&
      occurrence.date >= today() &&
      !(await isSheetTaken(database, occurrence.classId, occurrence.date));
    visitors.push({ ...one, canReturn });
  }
  return visitors;
}

interface Canceller {
  accountId: number;
  language: Language;
  /** What becomes of the students was said. */
  knowing: boolean;
}

/**
 * Sends students who were to come to a lesson that is cancelled back to their own, as far as it is still to come; the
 * change of the others stays, by which they are found. Names them first.
 */
export async function sendVisitorsBack(
  transaction: Queryable,
  lesson: Occurrence,
  { accountId, language, knowing }: Canceller,
) {
  const visitors = await visitorsOf(transaction, lesson);
  const named = visitors.map(({ name, date, canReturn }) =>
    fillText(texts[canReturn ? 'back' : 'without'][language], { name, date: dateText(date, language) }),
  );
  if (named.length > 0 && !knowing) fail('cancelled_for_visitors', { params: { students: named } });
  const returning = visitors.filter(({ canReturn }) => canReturn).map(({ id }) => id);
  if (returning.length > 0)
    await transaction
      .update(studentTimeChanges)
      .set({ removedBy: accountId, removedAt: sql`now()` })
      .where(inArray(studentTimeChanges.id, returning));
}
