import { today, weekdays } from '@portal/shared-api/calendar';
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { classEnrollments, classes } from '../database/schema/classes.ts';
import type { students } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';

type Student = Pick<typeof students.$inferSelect, 'id' | 'branchId' | 'educationLevel'>;

/** The student sits in the class of the row at hand, today or from a later day on. */
const isMember = (studentId: number, day: string): SQL<boolean> => sql<boolean>`exists (
  select from class_enrollments stay
  where stay.class_id = ${classes.id} and stay.student_id = ${studentId}
    and (stay.until_date is null or stay.until_date > ${day}))`;

const teachersOf = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', teachers.id, 'name', teachers.name) order by teachers.name), '[]')
  from class_teachers join teachers on teachers.id = class_teachers.teacher_id
  where class_teachers.class_id = ${classes.id})`;

const dayOfWeek = sql`array_position(array[${sql.join(
  weekdays.map((day) => sql`${day}`),
  sql`, `,
)}]::text[], ${classes.classDay})`;

/** Classes that have not ended, in the order of the week, as lists of other screens show them. */
export async function selectClasses(database: Queryable, wanted: SQL | undefined) {
  const rows = await database
    .select({
      id: classes.id,
      subject: {
        id: subjects.id,
        name: subjects.name,
        is_elective: sql<0 | 1>`${subjects.isElective}::int`,
      },
      education_level: subjects.educationLevel,
      branch: { id: branches.id, branch_name: branches.name },
      teachers: teachersOf,
      class_day: classes.classDay,
      start_time: classes.startTime,
      end_time: classes.endTime,
      commence_date: classes.commenceDate,
      conclude_date: classes.concludeDate,
      mode: classes.mode,
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .innerJoin(branches, eq(branches.id, classes.branchId))
    .where(and(isNull(classes.deletedAt), gte(classes.concludeDate, today()), wanted))
    .orderBy(dayOfWeek, classes.startTime, classes.id);
  return rows.map(({ mode, ...row }) => ({
    ...row,
    is_online: mode === 'online' ? (1 as const) : (0 as const),
    is_hybrid: mode === 'hybrid' ? (1 as const) : (0 as const),
  }));
}

/** The classes a student is in, in the order of the week; not those that have ended. */
export const classesOf = (database: Queryable, studentId: number) =>
  selectClasses(database, isMember(studentId, today()));

/** What a student can be put into: running classes of the student's level and branch. */
export const addableTo = (database: Database, student: Student) =>
  selectClasses(
    database,
    and(
      eq(classes.branchId, student.branchId),
      eq(subjects.educationLevel, student.educationLevel),
      sql`not ${isMember(student.id, today())}`,
    ),
  );

/** What decides whether a student may be added; locked, so that the class does not end meanwhile. */
export async function findClass(database: Queryable, id: number, studentId: number, day: string) {
  const [found] = await database
    .select({
      branchId: classes.branchId,
      educationLevel: subjects.educationLevel,
      concludeDate: classes.concludeDate,
      deletedAt: classes.deletedAt,
      isMember: isMember(studentId, day),
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

/** Starts a stay; false when another one began at the same moment, which the table refuses. */
export async function startStay(database: Queryable, { classId, studentId, day, accountId }: Stay) {
  const started = await database
    .insert(classEnrollments)
    .values({ classId, studentId, fromDate: day, addedBy: accountId })
    .onConflictDoNothing()
    .returning({ id: classEnrollments.id });
  return started.length > 0;
}

/** Ends the stay from a day on and keeps it as history; false when the student is not in the class. */
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
