import { TIME_ZONE, addDays } from '@portal/shared-api/calendar';
import { and, between, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { classEnrollments, classTeachers, classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import { teachers } from '../database/schema/teachers.ts';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import type { IndividualChange, Membership } from './rules.ts';

/** Every stay of a student in a class, past ones too: a replacement may stand for a class that was left since. */
export const membershipsOf = (database: Database, studentId: number): Promise<Membership[]> =>
  database
    .select({
      classId: classEnrollments.classId,
      from: classEnrollments.fromDate,
      until: classEnrollments.untilDate,
    })
    .from(classEnrollments)
    .where(eq(classEnrollments.studentId, studentId));

export const individualChangesOf = (database: Database, studentId: number): Promise<IndividualChange[]> =>
  database
    .select({
      originalClassId: studentTimeChanges.originalClassId,
      originalDate: studentTimeChanges.originalDate,
      newClassId: studentTimeChanges.newClassId,
      newDate: studentTimeChanges.newDate,
    })
    .from(studentTimeChanges)
    .where(and(eq(studentTimeChanges.studentId, studentId), isNull(studentTimeChanges.removedAt)));

export async function classesTaughtBy(database: Database, teacherId: number): Promise<number[]> {
  const rows = await database
    .select({ classId: classTeachers.classId })
    .from(classTeachers)
    .where(eq(classTeachers.teacherId, teacherId));
  return rows.map(({ classId }) => classId);
}

/** The classes with all that a timetable shows of them, each with its teachers by name. */
export const timetableClasses = (database: Database, classIds: readonly number[]) =>
  database
    .select({
      id: classes.id,
      day: classes.classDay,
      startTime: classes.startTime,
      endTime: classes.endTime,
      commenceDate: classes.commenceDate,
      concludeDate: classes.concludeDate,
      deletedOn: sql<string | null>`(${classes.deletedAt} at time zone ${TIME_ZONE})::date::text`,
      mode: classes.mode,
      subject: { id: subjects.id, name: subjects.name },
      educationLevel: subjects.educationLevel,
      branch: { id: branches.id, branch_name: branches.name },
      teachers: sql<{ id: number; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', ${teachers.id}, 'name', ${teachers.name}) order by ${teachers.name})
          from ${classTeachers} join ${teachers} on ${teachers.id} = ${classTeachers.teacherId}
         where ${classTeachers.classId} = ${classes.id}), '[]')`,
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .innerJoin(branches, eq(branches.id, classes.branchId))
    .where(inArray(classes.id, [...classIds]));

const touchesWeek = (weekStart: string) =>
  and(
    isNull(classTimeChanges.removedAt),
    or(
      between(classTimeChanges.originalDate, weekStart, addDays(weekStart, 6)),
      between(classTimeChanges.newDate, weekStart, addDays(weekStart, 6)),
    ),
  );

/** Moves out of the week and into it. */
export const classChangesOf = (database: Database, classIds: readonly number[], weekStart: string) =>
  database
    .select({
      classId: classTimeChanges.classId,
      originalDate: classTimeChanges.originalDate,
      newDate: classTimeChanges.newDate,
      newStartTime: classTimeChanges.newStartTime,
      newEndTime: classTimeChanges.newEndTime,
    })
    .from(classTimeChanges)
    .where(and(inArray(classTimeChanges.classId, [...classIds]), touchesWeek(weekStart)));

/** Cancelled dates of the week, and of other weeks when the cancelled occurrence was moved into this one. */
export const cancellationsOf = (database: Database, classIds: readonly number[], weekStart: string) =>
  database
    .select({ classId: classCancellations.classId, date: classCancellations.dateCancelled })
    .from(classCancellations)
    .where(
      and(
        inArray(classCancellations.classId, [...classIds]),
        isNull(classCancellations.removedAt),
        or(
          between(classCancellations.dateCancelled, weekStart, addDays(weekStart, 6)),
          exists(
            database
              .select({ one: sql`1` })
              .from(classTimeChanges)
              .where(
                and(
                  eq(classTimeChanges.classId, classCancellations.classId),
                  eq(classTimeChanges.originalDate, classCancellations.dateCancelled),
                  touchesWeek(weekStart),
                ),
              ),
          ),
        ),
      ),
    );
