import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

/** A student linked to the parent now. Any other looks as if it did not exist (decision 44). */
export async function requireChild(database: Queryable, caller: Caller, studentId: string) {
  const [found] = await database
    .select({ id: students.id })
    .from(parentStudents)
    .innerJoin(students, eq(students.id, parentStudents.studentId))
    .where(and(eq(parentStudents.parentId, caller.profileId), eq(students.studentId, studentId)));
  return found ?? fail('not_found');
}
