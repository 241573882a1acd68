import { and, eq, isNull, or, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { students } from '../database/schema/students.ts';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';

/** Everything attached to dates of a class, with what is needed to name and to remove it. */
export async function readAttached(database: Queryable, classId: number) {
  const classChanges = await database
    .select()
    .from(classTimeChanges)
    .where(and(eq(classTimeChanges.classId, classId), isNull(classTimeChanges.removedAt)));
  const cancellations = await database
    .select({
      id: classCancellations.id,
      classId: classCancellations.classId,
      date: classCancellations.dateCancelled,
    })
    .from(classCancellations)
    .where(and(eq(classCancellations.classId, classId), isNull(classCancellations.removedAt)));
  const individualChanges = await database
    .select({
      id: studentTimeChanges.id,
      originalClassId: studentTimeChanges.originalClassId,
      originalDate: studentTimeChanges.originalDate,
      newClassId: studentTimeChanges.newClassId,
      newDate: studentTimeChanges.newDate,
      student: students.name,
    })
    .from(studentTimeChanges)
    .innerJoin(students, eq(students.id, studentTimeChanges.studentId))
    .where(
      and(
        isNull(studentTimeChanges.removedAt),
        or(eq(studentTimeChanges.originalClassId, classId), eq(studentTimeChanges.newClassId, classId)),
      ),
    );
  return { classChanges, cancellations, individualChanges };
}

/** The dates with attendance, in order. */
export async function sheetDates(database: Queryable, classId: number): Promise<string[]> {
  const sheets = await database
    .select({ date: attendanceSheets.attendanceDate })
    .from(attendanceSheets)
    .where(eq(attendanceSheets.classId, classId))
    .orderBy(attendanceSheets.attendanceDate);
  return sheets.map(({ date }) => date);
}

/** Whether anything depends on the class as it was: attendance, or a student who is, was or will be there. */
export async function isUsed(database: Queryable, classId: number): Promise<boolean> {
  return (
    (await database.$count(attendanceSheets, eq(attendanceSheets.classId, classId))) > 0 ||
    (await database.$count(classEnrollments, eq(classEnrollments.classId, classId))) > 0 ||
    (await database.$count(studentTimeChanges, eq(studentTimeChanges.newClassId, classId))) > 0
  );
}

interface Numbered {
  id: number;
}

/** Undoes changes and cancellations. Their rows stay as history. */
export async function removeAttached(
  transaction: Queryable,
  lost: Record<'classChanges' | 'cancellations' | 'individualChanges', readonly Numbered[]>,
  removedBy: number,
): Promise<void> {
  const removed = { removedBy, removedAt: sql`now()` };
  for (const [table, rows] of [
    [classTimeChanges, lost.classChanges],
    [classCancellations, lost.cancellations],
    [studentTimeChanges, lost.individualChanges],
  ] as const)
    if (rows.length)
      await transaction
        .update(table)
        .set(removed)
        .where(
          inArray(
            table.id,
            rows.map(({ id }) => id),
          ),
        );
}
