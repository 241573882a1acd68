import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { classes, classTeachers } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import { runningClasses } from '../classes/queries.ts';
import { isTaughtBy } from '../classes/teaching.ts';

/** A teacher's running classes in order of the week; only of one branch if there is a scope. */
export const classesTaught = (database: Database, teacherId: number, scope: number | null) =>
  runningClasses(
    database,
    and(isTaughtBy(teacherId, 'running'), scope === null ? undefined : eq(classes.branchId, scope)),
  );

/** What prevents removing a teacher. Locks the classes until the transaction ends. */
export const lockClasses = (transaction: Queryable, teacherId: number) =>
  transaction
    .select({
      id: classes.id,
      branchId: classes.branchId,
      name: subjects.name,
      hasOther: sql<boolean>`exists (select from class_teachers other
        join teachers colleague on colleague.id = other.teacher_id
        join accounts of_colleague on of_colleague.id = colleague.account_id and of_colleague.status = 'active'
        where other.class_id = ${classes.id} and other.teacher_id <> ${teacherId})`,
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .where(isTaughtBy(teacherId, 'running'))
    .orderBy(classes.id)
    .for('update', { of: classes });

/** Ended classes keep their teachers. */
export const leaveClasses = async (transaction: Queryable, teacherId: number, classIds: number[]) => {
  if (classIds.length === 0) return;
  await transaction
    .delete(classTeachers)
    .where(and(eq(classTeachers.teacherId, teacherId), inArray(classTeachers.classId, classIds)));
};
