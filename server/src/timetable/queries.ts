import { TIME_ZONE } from '@portal/shared-api/calendar';
import {
  and,
  between,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { teachersOfClass } from '../classes/teaching.ts';
import type { Queryable } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { classEarlierSchedules, classEnrollments, classes } from '../database/schema/classes.ts';
import { studentPeriods } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import type { Range, ScheduledClass } from './schedules.ts';

/** IDs of records, or a query that returns them. */
export type Chosen = readonly number[] | SQLWrapper;

export const among = (column: Parameters<typeof inArray>[0], chosen: Chosen) =>
  inArray(column, Array.isArray(chosen) ? [...chosen] : (chosen as SQLWrapper));

/** What `ScheduledClass` needs of a class. */
export const scheduledClass = {
  id: classes.id,
  day: classes.classDay,
  startTime: classes.startTime,
  endTime: classes.endTime,
  commenceDate: classes.commenceDate,
  concludeDate: classes.concludeDate,
  deletedOn: sql<string | null>`(${classes.deletedAt} at time zone ${TIME_ZONE})::date::text`,
  earlier: sql<ScheduledClass['earlier']>`coalesce((
    select json_agg(json_build_object(
             'until', ${classEarlierSchedules.untilDate}, 'day', ${classEarlierSchedules.classDay},
             'startTime', to_char(${classEarlierSchedules.startTime}, 'HH24:MI'),
             'endTime', to_char(${classEarlierSchedules.endTime}, 'HH24:MI'))
           order by ${classEarlierSchedules.untilDate})
      from ${classEarlierSchedules}
     where ${classEarlierSchedules.classId} = ${classes.id}), '[]')`,
};

/** The classes with everything that a timetable shows. */
export const timetableClasses = (database: Queryable, chosen: Chosen) =>
  database
    .select({
      ...scheduledClass,
      mode: classes.mode,
      subject: { id: subjects.id, name: subjects.name },
      educationLevel: subjects.educationLevel,
      branch: { id: branches.id, branch_name: branches.name },
      teachers: teachersOfClass,
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .innerJoin(branches, eq(branches.id, classes.branchId))
    .where(among(classes.id, chosen));
export type TimetableClass = Awaited<ReturnType<typeof timetableClasses>>[number];

const touches = ({ from, to }: Range) =>
  and(
    isNull(classTimeChanges.removedAt),
    or(between(classTimeChanges.originalDate, from, to), between(classTimeChanges.newDate, from, to)),
  );

/** Moves out of, within and into the range. */
export const classChangesOf = (database: Queryable, chosen: Chosen, range: Range) =>
  database
    .select({
      classId: classTimeChanges.classId,
      originalDate: classTimeChanges.originalDate,
      newDate: classTimeChanges.newDate,
      newStartTime: classTimeChanges.newStartTime,
      newEndTime: classTimeChanges.newEndTime,
    })
    .from(classTimeChanges)
    .where(and(among(classTimeChanges.classId, chosen), touches(range)));

/** Cancelled dates in the range, and others if the cancelled occurrence was moved into it. */
export const cancellationsOf = (database: Queryable, chosen: Chosen, range: Range) =>
  database
    .select({ classId: classCancellations.classId, date: classCancellations.dateCancelled })
    .from(classCancellations)
    .where(
      and(
        among(classCancellations.classId, chosen),
        isNull(classCancellations.removedAt),
        or(
          between(classCancellations.dateCancelled, range.from, range.to),
          exists(
            database
              .select({ one: sql`1` })
              .from(classTimeChanges)
              .where(
                and(
                  eq(classTimeChanges.classId, classCancellations.classId),
                  eq(classTimeChanges.originalDate, classCancellations.dateCancelled),
                  touches(range),
                ),
              ),
          ),
        ),
      ),
    );

/**
 * Every stay of students in classes, including past ones: a replacement may refer to a class left since. A stay ends
 * with the student's time at the centre, so suspending a student need not update the classes.
 */
export const membershipsOf = (database: Queryable, wanted: SQL | undefined) =>
  database
    .select({
      studentId: classEnrollments.studentId,
      classId: classEnrollments.classId,
      from: sql<string>`greatest(${classEnrollments.fromDate}, ${studentPeriods.fromDate})`,
      until: sql<string | null>`least(${classEnrollments.untilDate}, ${studentPeriods.untilDate})`,
    })
    .from(classEnrollments)
    .innerJoin(
      studentPeriods,
      and(
        eq(studentPeriods.studentId, classEnrollments.studentId),
        or(isNull(classEnrollments.untilDate), gt(classEnrollments.untilDate, studentPeriods.fromDate)),
        or(isNull(studentPeriods.untilDate), lt(classEnrollments.fromDate, studentPeriods.untilDate)),
      ),
    )
    .where(wanted);

/** Replacements of students who were with the centre on that day. */
export const individualChangesOf = (database: Queryable, wanted: SQL | undefined) =>
  database
    .select({
      studentId: studentTimeChanges.studentId,
      originalClassId: studentTimeChanges.originalClassId,
      originalDate: studentTimeChanges.originalDate,
      newClassId: studentTimeChanges.newClassId,
      newDate: studentTimeChanges.newDate,
      until: studentPeriods.untilDate,
    })
    .from(studentTimeChanges)
    .innerJoin(
      studentPeriods,
      and(
        eq(studentPeriods.studentId, studentTimeChanges.studentId),
        sql`${studentPeriods.fromDate} <= ${studentTimeChanges.newDate}`,
        or(isNull(studentPeriods.untilDate), gt(studentPeriods.untilDate, studentTimeChanges.newDate)),
      ),
    )
    .where(and(wanted, isNull(studentTimeChanges.removedAt)));

/** Lessons by class and the days that may name them. */
export interface Named {
  classIds: readonly number[];
  dates: readonly string[];
}

/** A replacement to or from one of the lessons. */
export const replaces = ({ classIds, dates }: Named) =>
  or(
    and(
      inArray(studentTimeChanges.newClassId, [...classIds]),
      inArray(studentTimeChanges.newDate, [...dates]),
    ),
    and(
      inArray(studentTimeChanges.originalClassId, [...classIds]),
      inArray(studentTimeChanges.originalDate, [...dates]),
    ),
  );

/** A stay in one of some classes that overlaps a range. */
export const staysWithin = (classIds: readonly number[], { from, to }: Range) =>
  and(
    inArray(classEnrollments.classId, [...classIds]),
    lte(classEnrollments.fromDate, to),
    or(isNull(classEnrollments.untilDate), gt(classEnrollments.untilDate, from)),
  );
