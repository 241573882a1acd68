import { today } from '@portal/shared-api/calendar';
import { and, asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classEnrollments, classes } from '../database/schema/classes.ts';
import { students } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';

/** A row of `class_enrollments`, called `stay` in its query, covers today. */
export const coversToday = (): SQL =>
  sql`stay.from_date <= ${today()} and (stay.until_date is null or stay.until_date > ${today()})`;

/** The student is in the class today; in the class of the current row unless one is given. */
export const isMember = (
  student: number | SQLWrapper,
  classId: number | null | SQLWrapper = classes.id,
): SQL => sql`exists (
  select from class_enrollments stay
  where stay.class_id = ${classId} and stay.student_id = ${student} and ${coversToday()})`;

/** The student is in the class of the current row on a day or later. */
export const isMemberFrom = (day: string, studentId: number): SQL<boolean> => sql<boolean>`exists (
  select from class_enrollments stay
  where stay.class_id = ${classes.id} and stay.student_id = ${studentId}
    and (stay.until_date is null or stay.until_date > ${day}))`;

/** Who is in a class today, by name. */
export const membersOf = (database: Queryable, classId: number) =>
  database
    .select({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      education_level: students.educationLevel,
    })
    .from(students)
    .where(isMember(students.id, classId))
    .orderBy(asc(students.name), asc(students.id));

/** What decides whether a student may be added. Locked, so that the class cannot end in between. */
export async function lockForJoining(database: Queryable, id: number, studentId: number, day: string) {
  const [found] = await database
    .select({
      branchId: classes.branchId,
      educationLevel: subjects.educationLevel,
      concludeDate: classes.concludeDate,
      deletedAt: classes.deletedAt,
      isMember: isMemberFrom(day, studentId),
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .where(eq(classes.id, id))
    .for('share', { of: classes });
  return found;
}

interface Stay {
  classId: number;
  studentId: number;
  day: string;
  accountId: number;
}

/** Starts a stay. False if another began at the same moment, which the table rejects. */
export async function startStay(database: Queryable, { classId, studentId, day, accountId }: Stay) {
  const started = await database
    .insert(classEnrollments)
    .values({ classId, studentId, fromDate: day, addedBy: accountId })
    .onConflictDoNothing()
    .returning({ id: classEnrollments.id });
  return started.length > 0;
}

/** Ends the stay from a day on, keeping it as history. False if the student is not in the class. */
export async function endStay(database: Queryable, { classId, studentId, day, accountId }: Stay) {
  const ended = await database
    .update(classEnrollments)
    .set({ untilDate: sql`greatest(${classEnrollments.fromDate}, ${day}::date)`, removedBy: accountId })
    .where(
      and(
        eq(classEnrollments.classId, classId),
        eq(classEnrollments.studentId, studentId),
        sql`coalesce(${classEnrollments.untilDate}, 'infinity') > ${day}::date`,
      ),
    )
    .returning({ id: classEnrollments.id });
  return ended.length > 0;
}
