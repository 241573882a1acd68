import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { linkageRequests, parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { studentsOf } from '../students/access.ts';

/** The students with these Student IDs in the admin's branch. A missing one ends the call. */
export async function childrenNamed(transaction: Queryable, caller: Caller, studentIds: readonly string[]) {
  if (new Set(studentIds).size < studentIds.length) fail('student_already_child');
  if (studentIds.length === 0) return [];
  const rows = await transaction
    .select({ id: students.id })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(and(inArray(students.studentId, [...studentIds]), isNull(accounts.deletedAt), studentsOf(caller)));
  return rows.length === studentIds.length ? rows.map(({ id }) => id) : fail('not_found');
}

/**
 * The linked students the admin sees, locked until the transaction ends: if two guardians are removed at once, the
 * second is recognised as the last one.
 */
export const lockChildren = (transaction: Queryable, caller: Caller, parentId: number) =>
  transaction
    .select({
      id: students.id,
      name: students.name,
      removed: sql<boolean>`exists (select from ${accounts} where ${accounts.id} = ${students.accountId}
        and ${accounts.deletedAt} is not null)`,
    })
    .from(students)
    .innerJoin(parentStudents, eq(parentStudents.studentId, students.id))
    .where(and(eq(parentStudents.parentId, parentId), studentsOf(caller)))
    .orderBy(asc(students.id))
    .for('update', { of: students });

export const link = (transaction: Queryable, caller: Caller, parentId: number, studentIds: number[]) =>
  studentIds.length === 0
    ? undefined
    : transaction
        .insert(parentStudents)
        .values(studentIds.map((studentId) => ({ parentId, studentId, linkedBy: caller.accountId })));

type Child = Awaited<ReturnType<typeof lockChildren>>[number];

/** Unlinks children from a parent. Without `confirmed`, a child who would lose the last parent ends the call. */
export async function unlink(
  transaction: Queryable,
  parentId: number,
  children: readonly Child[],
  confirmed: boolean,
): Promise<void> {
  if (children.length === 0) return;
  const ids = children.map(({ id }) => id);
  await transaction
    .delete(parentStudents)
    .where(and(eq(parentStudents.parentId, parentId), inArray(parentStudents.studentId, ids)));
  if (confirmed) return;
  const others = await transaction
    .selectDistinct({ id: parentStudents.studentId })
    .from(parentStudents)
    .where(inArray(parentStudents.studentId, ids));
  const alone = children.filter(({ id, removed }) => !removed && !others.some((other) => other.id === id));
  if (alone.length > 0) fail('last_guardian', { params: { children: alone.map(({ name }) => name) } });
}

/** A change of the links increments the parent's version, so that an outdated copy cannot undo it (decision 51). */
export async function touch(transaction: Queryable, parentId: number): Promise<number> {
  const [changed] = await transaction
    .update(parents)
    .set({ updatedAt: sql`now()` })
    .where(eq(parents.id, parentId))
    .returning({ version: parents.version });
  return changed!.version;
}

/** Pending requests of a removed parent are closed. */
export const closeRequests = (transaction: Queryable, caller: Caller, parentId: number) =>
  transaction
    .update(linkageRequests)
    .set({ status: 'rejected', decidedBy: caller.accountId, decidedAt: sql`now()` })
    .where(and(eq(linkageRequests.parentId, parentId), eq(linkageRequests.status, 'pending')));
