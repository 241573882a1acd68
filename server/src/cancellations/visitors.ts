import { today } from '@portal/shared-api/calendar';
import type { Language, Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { students } from '../database/schema/students.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import type { Occurrence } from '../timetable/occurrences.ts';
import { findOccurrence } from '../timetable/read-occurrences.ts';
import { isSheetTaken } from '../timetable/sheets.ts';

const texts = {
  back: {
    en: '{{name}} (returns to their own lesson of {{date}})',
    ch: '{{name}}（恢复上 {{date}} 自己班级的课）',
  },
  without: {
    en: '{{name}} (their own lesson of {{date}} is over, so they have no lesson)',
    ch: '{{name}}（{{date}} 自己班级的课已过，将没有课上）',
  },
} as const satisfies Record<string, Text>;

const isSame = (one: Occurrence, other: Occurrence): boolean =>
  one.classId === other.classId && one.scheduledDate === other.scheduledDate;

/**
 * Whether a student can go back to their own lesson of a date, which is to come, takes place, and has no attendance yet.
 * `lessons` do not take place any more.
 */
export async function canGoBack(
  database: Queryable,
  { classId, date }: { classId: number; date: string },
  lessons: readonly Occurrence[] = [],
): Promise<boolean> {
  const { occurrence } = await findOccurrence(database, classId, date);
  return (
    occurrence !== undefined &&
    !occurrence.cancelled &&
    !lessons.some((lesson) => isSame(lesson, occurrence)) &&
    occurrence.date >= today() &&
    !(await isSheetTaken(database, occurrence.classId, occurrence.date))
  );
}

/** Students who will attend these lessons instead of their own, and whether they can go back to their own. */
async function visitorsOf(database: Queryable, lessons: readonly Occurrence[]) {
  if (!lessons.length) return [];
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
        or(
          ...lessons.map(({ classId, scheduledDate, date }) =>
            and(
              eq(studentTimeChanges.newClassId, classId),
              inArray(studentTimeChanges.newDate, [scheduledDate, date]),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(students.name), asc(studentTimeChanges.id));
  const visitors = [];
  for (const one of found) visitors.push({ ...one, canReturn: await canGoBack(database, one, lessons) });
  return visitors;
}

const named = (visitors: Awaited<ReturnType<typeof visitorsOf>>, language: Language): string[] =>
  visitors.map(({ name, date, canReturn }) =>
    fillText(texts[canReturn ? 'back' : 'without'][language], { name, date: dateText(date, language) }),
  );

/** Whom a cancellation sends back to their own lesson, and who would be left without one. */
export const visitorTexts = async (
  database: Queryable,
  lessons: readonly Occurrence[],
  language: Language,
): Promise<string[]> => named(await visitorsOf(database, lessons), language);

interface Canceller {
  accountId: number;
  language: Language;
  /** The admin has confirmed what happens to the students. */
  knowing: boolean;
}

/**
 * Sends students who were to visit a cancelled lesson back to their own, if that is still to come. For the others the
 * change is kept, because it is how they are found. Lists them for confirmation first.
 */
export async function sendVisitorsBack(
  transaction: Queryable,
  lessons: readonly Occurrence[],
  { accountId, language, knowing }: Canceller,
) {
  const visitors = await visitorsOf(transaction, lessons);
  if (visitors.length > 0 && !knowing)
    fail('cancelled_for_visitors', { params: { students: named(visitors, language) } });
  const returning = visitors.filter(({ canReturn }) => canReturn).map(({ id }) => id);
  if (returning.length > 0)
    await transaction
      .update(studentTimeChanges)
      .set({ removedBy: accountId, removedAt: sql`now()` })
      .where(inArray(studentTimeChanges.id, returning));
}

/**
 * Restores the visits that a cancellation ended, when the cancellation is removed; both carry the same timestamp. A
 * student who has attended their own lesson since, or was given another replacement for it, is not restored.
 */
export async function inviteVisitorsAgain(transaction: Queryable, cancellationId: number) {
  try {
    await transaction.execute(sql`
      update student_time_changes change set removed_by = null, removed_at = null
      from class_cancellations cancellation
      where cancellation.id = ${cancellationId}
        and change.new_class_id = cancellation.class_id
        and change.removed_at = cancellation.created_at
        and not exists (
          select from attendance_marks mark
          where mark.student_id = change.student_id and mark.class_id = change.original_class_id
            and mark.attendance_date = coalesce((
              select moved.new_date from class_time_changes moved
              where moved.class_id = change.original_class_id and moved.original_date = change.original_date
                and moved.removed_at is null), change.original_date))
        and not exists (
          select from student_time_changes later
          where later.student_id = change.student_id and later.removed_at is null
            and ((later.original_class_id = change.original_class_id and later.original_date = change.original_date)
              or (later.new_class_id = change.new_class_id and later.new_date = change.new_date)))`);
  } catch (error) {
    // One of them got another replacement after the query started.
    if (violated(error)?.startsWith('student_time_changes_one')) fail('visitor_moved_meanwhile');
    throw error;
  }
}
