import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import type { Caller } from '../http/caller.ts';

const ofRole: Record<'teacher' | 'parent', (profileId: number) => SQL> = {
  teacher: (id) => sql`${branches.id} in (
    select classes.branch_id from classes join class_teachers on class_teachers.class_id = classes.id
    where class_teachers.teacher_id = ${id} and classes.deleted_at is null)`,
  parent: (id) => sql`${branches.id} in (
    select students.branch_id from students join parent_students on parent_students.student_id = students.id
    where parent_students.parent_id = ${id})`,
};

/** The names of somebody's branches: from the account, the classes taught, the children. */
export async function ownBranches(
  database: Database,
  { role, branchId, profileId }: Caller,
): Promise<string[]> {
  if (branchId === null && role !== 'teacher' && role !== 'parent') return [];
  const isOwn =
    role === 'teacher' || role === 'parent' ? ofRole[role](profileId) : eq(branches.id, branchId!);
  const rows = await database.select({ name: branches.name }).from(branches).where(isOwn);
  return rows.map(({ name }) => name);
}
