import { today } from '@portal/shared-api/calendar';
import { and, eq, gte, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classes, classTeachers } from '../database/schema/classes.ts';
import { teachers } from '../database/schema/teachers.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

/**
 * Which classes are meant: `all`, for the past; `attended` ones, not deleted or with attendance; `existing` ones, not
 * deleted; or `running` ones, not ended.
 */
export type Which = 'all' | 'attended' | 'existing' | 'running';

const conditions: Record<Which, () => SQL | undefined> = {
  all: () => undefined,
  attended: () =>
    or(
      isNull(classes.deletedAt),
      sql`exists (select from attendance_sheets sheet where sheet.class_id = ${classes.id})`,
    ),
  existing: () => isNull(classes.deletedAt),
  running: () => and(isNull(classes.deletedAt), gte(classes.concludeDate, today())),
};

/** The class of the current row is one of these. */
export const isClass = (which: Which): SQL | undefined => conditions[which]();

/** The class of the current row is one of these and taught by the teacher, or by one of several. */
export const isTaughtBy = (teacher: number | readonly number[] | SQLWrapper, which: Which): SQL =>
  and(
    isClass(which),
    sql`exists (select from class_teachers taught where taught.class_id = ${classes.id}
      and taught.teacher_id ${Array.isArray(teacher) ? sql`in ${teacher}` : sql`= ${teacher}`})`,
  )!;

/** Their classes, as a one-column query. */
export const classesTaughtBy = (database: Queryable, teacher: number | readonly number[], which: Which) =>
  database.select({ classId: classes.id }).from(classes).where(isTaughtBy(teacher, which));

interface Options {
  which: Which;
  /** Locks the class until the transaction ends. */
  lock?: boolean;
}

/** Ends the call with 403 unless the calling teacher teaches the class (decision 34). */
export async function requireTaught(
  database: Queryable,
  caller: Caller,
  classId: number,
  { which, lock = false }: Options,
): Promise<void> {
  const query = database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), isTaughtBy(caller.profileId, which)));
  const [found] = await (lock ? query.for('no key update') : query);
  if (!found) fail('forbidden');
}

const ofTeachers = <Of>(shown: SQL) => sql<Of[]>`coalesce((
  select json_agg(${shown} order by ${teachers.name}, ${teachers.id})
    from ${classTeachers} join ${teachers} on ${teachers.id} = ${classTeachers.teacherId}
   where ${classTeachers.classId} = ${classes.id}), '[]')`;

/** Teachers of the class of the current row, by name. */
export const teachersOfClass = ofTeachers<{ id: number; name: string }>(
  sql`json_build_object('id', ${teachers.id}, 'name', ${teachers.name})`,
);
export const teacherIdsOfClass = ofTeachers<number>(sql`${teachers.id}`);
