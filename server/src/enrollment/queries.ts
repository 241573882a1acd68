import type { EducationLevel } from '@portal/shared-api/education-levels';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { settings } from '../database/schema/settings.ts';
import { subjects } from '../database/schema/subjects.ts';
import { runningClasses } from '../classes/queries.ts';
import { classes } from '../database/schema/classes.ts';

export async function enrollmentValue(database: Queryable) {
  const [row] = await database.select({ value: settings.enrollment }).from(settings);
  return row!.value;
}

/** Whether the student has a pending request (decision 55). */
export async function hasPendingEnrollment(database: Database, studentId: number): Promise<boolean> {
  const rows = await database
    .select({ id: enrollmentRequests.id })
    .from(enrollmentRequests)
    .where(and(eq(enrollmentRequests.studentId, studentId), eq(enrollmentRequests.status, 'pending')))
    .limit(1);
  return rows.length > 0;
}

/** The subjects of a level that are still taught. */
export async function subjectsOfLevel(database: Queryable, level: EducationLevel) {
  const rows = await database
    .select({ id: subjects.id, name: subjects.name, isElective: subjects.isElective })
    .from(subjects)
    .where(and(eq(subjects.educationLevel, level), isNull(subjects.deletedAt)))
    .orderBy(asc(subjects.name));
  return rows.map(({ isElective, ...row }) => ({
    ...row,
    is_elective: isElective ? (1 as const) : (0 as const),
  }));
}

/** Classes of a branch and level a student can ask for: those that have not ended. */
export const registerable = (
  database: Queryable,
  { branchId, educationLevel }: { branchId: number; educationLevel: EducationLevel },
) =>
  runningClasses(
    database,
    and(
      eq(classes.branchId, branchId),
      eq(subjects.educationLevel, educationLevel),
      isNull(subjects.deletedAt),
    ),
  );
