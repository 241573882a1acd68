import type { AttendanceSubmission } from '@portal/shared-api/attendance';
import { today } from '@portal/shared-api/calendar';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { lockClasses } from '../classes/access.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireTakenBy } from './access.ts';
import { readSheet } from './queries.ts';

const idOf = (studentId: string): number => Number(studentId.slice(2));

type Sheet = NonNullable<Awaited<ReturnType<typeof readSheet>>>;

const requireSheet = async (
  transaction: Queryable,
  { class_id, attendance_date }: AttendanceSubmission,
): Promise<Sheet> => (await readSheet(transaction, class_id, attendance_date)) ?? fail('attendance_no_class');

/** The mark of each student on the sheet. A sheet has to cover everybody on it. */
function marksOf(
  { entries }: Sheet,
  caller: Caller,
  { class_id, attendance_date, student_attendances }: AttendanceSubmission,
) {
  const listed = new Set(entries.map(({ id }) => id));
  const named = new Map(student_attendances.map(({ student_id, attend }) => [idOf(student_id), attend]));
  // A teacher can only mark students on that date's roster (decision 34).
  if ([...named.keys()].some((id) => !listed.has(id)))
    fail(caller.role === 'teacher' ? 'forbidden' : 'attendance_not_on_roster');
  const missing = entries.filter(({ id }) => !named.has(id)).map(({ student_name }) => student_name);
  if (missing.length > 0) fail('attendance_incomplete', { params: { students: missing } });
  return entries.map(({ id }) => ({
    classId: class_id,
    attendanceDate: attendance_date,
    studentId: id,
    attended: named.get(id)!,
  }));
}

/** Anyone cancelling, moving or editing the class waits, and then finds the sheet taken. */
async function lockTakenBy(transaction: Queryable, caller: Caller, classId: number): Promise<void> {
  await lockClasses(transaction, [classId]);
  await requireTakenBy(transaction, caller, classId);
}

/** Stores the sheet of a date. If two tabs submit at once, the second is told (decision 33). */
export async function submitSheet(
  database: Database,
  caller: Caller,
  submission: AttendanceSubmission,
): Promise<void> {
  const { class_id: classId, attendance_date: date } = submission;
  if (date > today()) fail('attendance_in_future');
  await database.transaction(async (transaction) => {
    await lockTakenBy(transaction, caller, classId);
    const sheet = await requireSheet(transaction, submission);
    if (sheet.version !== null) fail('attendance_taken');
    const marks = marksOf(sheet, caller, submission);
    const kept = await transaction
      .insert(attendanceSheets)
      .values({ classId, attendanceDate: date, submittedBy: caller.accountId })
      .onConflictDoNothing()
      .returning({ version: attendanceSheets.version });
    if (kept.length === 0) fail('attendance_taken');
    if (marks.length > 0) await transaction.insert(attendanceMarks).values(marks);
    await recordAudit(transaction, {
      resource: 'attendance',
      recordId: classId,
      action: 'submitted',
      actorId: caller.accountId,
      details: { date, present: marks.filter(({ attended }) => attended).length },
    });
  });
}

/** Corrects a sheet and records the changes in the audit log. */
export async function correctSheet(
  database: Database,
  caller: Caller,
  submission: AttendanceSubmission & { version: number },
): Promise<void> {
  const { class_id: classId, attendance_date: date, version } = submission;
  await database.transaction(async (transaction) => {
    await lockTakenBy(transaction, caller, classId);
    const [sheet] = await transaction
      .update(attendanceSheets)
      .set({ version: sql`${attendanceSheets.version} + 1` })
      .where(
        and(
          eq(attendanceSheets.classId, classId),
          eq(attendanceSheets.attendanceDate, date),
          eq(attendanceSheets.version, version),
        ),
      )
      .returning({ version: attendanceSheets.version });
    const before = await requireSheet(transaction, submission);
    if (!sheet) fail(before.version === null ? 'not_found' : 'changed_meanwhile');
    const marks = marksOf(before, caller, submission);
    const was = new Map(
      before.entries.map(({ id, attendance_status }) => [id, attendance_status === 'signed']),
    );
    const changed = marks.filter(({ studentId, attended }) => was.get(studentId) !== attended);
    if (marks.length > 0)
      await transaction
        .insert(attendanceMarks)
        .values(marks)
        .onConflictDoUpdate({
          target: [attendanceMarks.classId, attendanceMarks.attendanceDate, attendanceMarks.studentId],
          set: { attended: sql`excluded.attended` },
        });
    await recordAudit(transaction, {
      resource: 'attendance',
      recordId: classId,
      action: 'corrected',
      actorId: caller.accountId,
      details: { date, changed: changed.map(({ studentId, attended }) => ({ studentId, attended })) },
    });
  });
}
