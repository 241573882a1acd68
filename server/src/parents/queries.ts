import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { linkageRequests, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';

/** The children of a parent. */
export const linkedStudents = (database: Database, parentId: number) =>
  database
    .select({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      education_level: students.educationLevel,
      school: students.school,
    })
    .from(parentStudents)
    .innerJoin(students, eq(students.id, parentStudents.studentId))
    .where(eq(parentStudents.parentId, parentId))
    .orderBy(asc(students.name), asc(students.id));

/** Whether one of the IDs is a child of the parent already. */
export async function isChildAmong(database: Database, parentId: number, studentIds: string[]) {
  const rows = await database
    .select({ id: students.id })
    .from(parentStudents)
    .innerJoin(students, eq(students.id, parentStudents.studentId))
    .where(and(eq(parentStudents.parentId, parentId), inArray(students.studentId, studentIds)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Keeps the wishes of a parent. One that waits already is made anew: it now means the student who has the ID today
 * (decision 44).
 */
export async function requestLinks(
  database: Database,
  parentId: number,
  studentIds: string[],
): Promise<void> {
  await database
    .insert(linkageRequests)
    .values(studentIds.map((studentId) => ({ parentId, studentId })))
    .onConflictDoUpdate({
      target: [linkageRequests.parentId, linkageRequests.studentId],
      targetWhere: sql`status = 'pending'`,
      set: { createdAt: sql`now()` },
    });
}
