import { lastPage } from '@portal/shared-api/paging';
import type { TimeChangeRow } from '@portal/shared-api/time-changes';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { classes } from '../database/schema/classes.ts';
import { students } from '../database/schema/students.ts';
import { teachers } from '../database/schema/teachers.ts';
import { classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { studentsOf } from '../students/access.ts';
import { timetableClasses, type TimetableClass } from '../timetable/queries.ts';
import { scheduleOn } from '../timetable/schedules.ts';
import { summaryOf } from './class-summary.ts';

const maker = sql<string>`coalesce(${admins.name}, ${teachers.name}, ${accounts.email})`;
const madeAt = (table: typeof classTimeChanges | typeof studentTimeChanges) =>
  sql<string>`to_json(${table.createdAt}) #>> '{}'`;

interface Hours {
  startTime: string;
  endTime: string;
}

/** A class with the times of one of its lessons. */
const changed = (one: TimetableClass, { startTime, endTime }: Hours) => ({
  ...summaryOf(one),
  start_time: startTime,
  end_time: endTime,
});

/** The classes on a page, in one query. */
async function classesOf(database: Database, ids: readonly number[]) {
  const found = ids.length > 0 ? await timetableClasses(database, [...new Set(ids)]) : [];
  const byId = new Map(found.map((one) => [one.id, one]));
  return (id: number) => byId.get(id)!;
}

const shownMode = (one: TimetableClass) => {
  const { teachers: taughtBy, is_online, is_hybrid } = summaryOf(one);
  return { teachers: taughtBy, is_online, is_hybrid };
};

/** Lessons moved for everybody. */
export async function listClassChanges(database: Database, caller: Caller, page: number) {
  const inForce = and(
    isNull(classTimeChanges.removedAt),
    inArray(
      classTimeChanges.classId,
      database
        .select({ id: classes.id })
        .from(classes)
        .where(and(isNull(classes.deletedAt), withinBranch(caller, classes.branchId))),
    ),
  );
  const found = await paged(
    page,
    database
      .select({
        id: classTimeChanges.id,
        classId: classTimeChanges.classId,
        originalDate: classTimeChanges.originalDate,
        newDate: classTimeChanges.newDate,
        startTime: classTimeChanges.newStartTime,
        endTime: classTimeChanges.newEndTime,
        maker,
        madeAt: madeAt(classTimeChanges),
      })
      .from(classTimeChanges)
      .innerJoin(accounts, eq(accounts.id, classTimeChanges.createdBy))
      .leftJoin(admins, eq(admins.accountId, classTimeChanges.createdBy))
      .leftJoin(teachers, eq(teachers.accountId, classTimeChanges.createdBy))
      .where(inForce)
      .orderBy(desc(classTimeChanges.id)),
    database.$count(classTimeChanges, inForce),
  );
  const classOf = await classesOf(
    database,
    found.data.map(({ classId }) => classId),
  );
  const data = found.data.map((change): TimeChangeRow => {
    const one = classOf(change.classId);
    return {
      id: change.id,
      original_class: changed(one, scheduleOn(one, change.originalDate)),
      new_class: changed(one, change),
      original_date: change.originalDate,
      new_date: change.newDate,
      ...shownMode(one),
      student: null,
      created_by: change.maker,
      created_at: change.madeAt,
    };
  });
  return { data, last_page: found.last_page, lastPage: lastPage(found.total) };
}

const movedFrom = alias(classTimeChanges, 'moved_from');
const movedTo = alias(classTimeChanges, 'moved_to');

/** Students who visit another class once. A lesson moved for everybody shows the date it is held on. */
export async function listStudentChanges(database: Database, caller: Caller, page: number, term = '') {
  const inForce = and(
    isNull(studentTimeChanges.removedAt),
    inArray(
      studentTimeChanges.studentId,
      database
        .select({ id: students.id })
        .from(students)
        .where(and(studentsOf(caller), term ? hasWords(students.searchText, term) : undefined)),
    ),
  );
  const heldElsewhere = (moved: typeof movedFrom | typeof movedTo, original: 'from' | 'to') =>
    and(
      isNull(moved.removedAt),
      eq(
        moved.classId,
        original === 'from' ? studentTimeChanges.originalClassId : studentTimeChanges.newClassId,
      ),
      eq(
        moved.originalDate,
        original === 'from' ? studentTimeChanges.originalDate : studentTimeChanges.newDate,
      ),
    );
  const found = await paged(
    page,
    database
      .select({
        change: studentTimeChanges,
        student: { name: students.name, student_id: students.studentId },
        movedFrom,
        movedTo,
        maker,
        madeAt: madeAt(studentTimeChanges),
      })
      .from(studentTimeChanges)
      .innerJoin(students, eq(students.id, studentTimeChanges.studentId))
      .innerJoin(accounts, eq(accounts.id, studentTimeChanges.createdBy))
      .leftJoin(admins, eq(admins.accountId, studentTimeChanges.createdBy))
      .leftJoin(teachers, eq(teachers.accountId, studentTimeChanges.createdBy))
      .leftJoin(movedFrom, heldElsewhere(movedFrom, 'from'))
      .leftJoin(movedTo, heldElsewhere(movedTo, 'to'))
      .where(inForce)
      .orderBy(desc(studentTimeChanges.id)),
    database.$count(studentTimeChanges, inForce),
  );
  const classOf = await classesOf(
    database,
    found.data.flatMap(({ change }) => [change.originalClassId, change.newClassId]),
  );
  const held = (classId: number, date: string, moved: typeof classTimeChanges.$inferSelect | null) => {
    const one = classOf(classId);
    const hours = moved
      ? { startTime: moved.newStartTime, endTime: moved.newEndTime }
      : scheduleOn(one, date);
    return { of: changed(one, hours), date: moved?.newDate ?? date };
  };
  const data = found.data.map(({ change, student, ...row }): TimeChangeRow => {
    const original = held(change.originalClassId, change.originalDate, row.movedFrom);
    const replacement = held(change.newClassId, change.newDate, row.movedTo);
    return {
      id: change.id,
      original_class: original.of,
      new_class: replacement.of,
      original_date: original.date,
      new_date: replacement.date,
      ...shownMode(classOf(change.newClassId)),
      student,
      created_by: row.maker,
      created_at: row.madeAt,
    };
  });
  return { data, last_page: found.last_page, lastPage: lastPage(found.total) };
}
