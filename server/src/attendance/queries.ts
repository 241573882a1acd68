import { today } from '@portal/shared-api/calendar';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classes } from '../database/schema/classes.ts';
import { payments } from '../database/schema/payments.ts';
import { settings } from '../database/schema/settings.ts';
import { students } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';
import { occurrencesOf } from '../timetable/occurrences.ts';
import { readPlanned, readRosters } from '../timetable/read-occurrences.ts';
import { isDue } from './rules.ts';

/** The dates of a class up to today, newest first. The day it was deleted is included if attendance was taken. */
export async function attendanceDates(database: Queryable, classId: number) {
  const [run] = await database
    .select({ from: classes.commenceDate })
    .from(classes)
    .where(eq(classes.id, classId));
  const range = { from: run!.from, to: today() };
  const { calendar } = await readPlanned(database, [classId], range);
  const sheets = await database
    .select({ date: attendanceSheets.attendanceDate })
    .from(attendanceSheets)
    .where(eq(attendanceSheets.classId, classId));
  const taken = new Set(sheets.map(({ date }) => date));
  const [itsClass] = calendar.classes;
  const deletedOn = itsClass?.deletedOn ?? null;
  const undeleted = { ...calendar, classes: itsClass ? [{ ...itsClass, deletedOn: null }] : [] };
  const occurrences = occurrencesOf(undeleted, range).filter(
    ({ date }) => deletedOn === null || date < deletedOn || taken.has(date),
  );
  return [...new Map(occurrences.map((one) => [one.date, one])).values()]
    .map(({ date, startTime, endTime }) => ({
      attendance_date: date,
      start_time: startTime,
      end_time: endTime,
      taken: taken.has(date),
    }))
    .toReversed();
}

/** Students with no accepted payment for the month of the date. */
async function unpaidAmong(database: Queryable, ids: readonly number[], date: string): Promise<Set<number>> {
  const [setting] = await database.select({ day: settings.paymentDueDay }).from(settings);
  if (ids.length === 0 || !isDue(date, setting!.day, today())) return new Set();
  const paid = await database
    .selectDistinct({ id: payments.studentId })
    .from(payments)
    .where(
      and(
        inArray(payments.studentId, [...ids]),
        eq(payments.paymentFor, sql`date_trunc('month', ${date}::date)::date`),
        inArray(payments.status, ['pending_checking', 'approved']),
        isNull(payments.deletedAt),
      ),
    );
  const covered = new Set(paid.map(({ id }) => id));
  return new Set(ids.filter((id) => !covered.has(id)));
}

/**
 * The sheet of a class on a date: everyone who belonged there that day, plus everyone with a mark. Null if the class
 * did not take place and no attendance was taken.
 */
export async function readSheet(database: Queryable, classId: number, date: string) {
  const { rosters } = await readRosters(database, classId, { from: date, to: date });
  const [sheet] = await database
    .select({ version: attendanceSheets.version })
    .from(attendanceSheets)
    .where(and(eq(attendanceSheets.classId, classId), eq(attendanceSheets.attendanceDate, date)));
  const marks = await database
    .select({ id: attendanceMarks.studentId, attended: attendanceMarks.attended })
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.classId, classId), eq(attendanceMarks.attendanceDate, date)));
  if (rosters.length === 0 && !sheet) return null;
  const replacing = new Map(
    rosters.flatMap(({ students: own }) =>
      own.map(({ studentId, replace }) => [studentId, replace] as const),
    ),
  );
  const attended = new Map(marks.map(({ id, attended: was }) => [id, was]));
  const ids = [...new Set([...replacing.keys(), ...attended.keys()])];
  const named = await database
    .select({ id: students.id, student_id: students.studentId, student_name: students.name })
    .from(students)
    .where(inArray(students.id, ids))
    .orderBy(asc(students.name), asc(students.id));
  const unpaid = await unpaidAmong(database, ids, date);
  return {
    takesPlace: rosters.length > 0,
    version: sheet?.version ?? null,
    entries: named.map((student) => ({
      ...student,
      attendance_status: attended.get(student.id) ? ('signed' as const) : ('unsigned' as const),
      status: [
        ...(unpaid.has(student.id) ? (['unpaid'] as const) : []),
        ...(replacing.get(student.id) ? (['replace'] as const) : []),
      ],
      attendance_date: date,
      class_id: classId,
    })),
  };
}

/** Where a student was marked, newest date first. */
export const attendanceOfStudent = (database: Database, studentId: number, page: number) =>
  paged(
    page,
    database
      .select({
        class_id: attendanceMarks.classId,
        subject: { id: subjects.id, name: subjects.name },
        attendance_date: attendanceMarks.attendanceDate,
        attended: attendanceMarks.attended,
      })
      .from(attendanceMarks)
      .innerJoin(classes, eq(classes.id, attendanceMarks.classId))
      .innerJoin(subjects, eq(subjects.id, classes.subjectId))
      .where(eq(attendanceMarks.studentId, studentId))
      .orderBy(desc(attendanceMarks.attendanceDate), asc(attendanceMarks.classId)),
    database.$count(attendanceMarks, eq(attendanceMarks.studentId, studentId)),
  );
