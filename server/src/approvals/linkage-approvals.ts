import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { linkageRequests, parents, parentStudents } from '../database/schema/parents.ts';
import type { Caller } from '../http/caller.ts';
import { touch } from '../parents/children.ts';
import { decided, requirePending } from './decisions.ts';
import { namedByLinkage, namedStudents, ofBranch } from './named-students.ts';
import type { statusAfter } from './rules.ts';

/** One page of pending requests, oldest first. */
export function pendingLinkages(database: Database, caller: Caller, page: number) {
  const waiting = and(eq(linkageRequests.status, 'pending'), ofBranch(caller, namedByLinkage));
  return paged(
    page,
    database
      .select({
        id: linkageRequests.id,
        parent: parents.name,
        studentId: linkageRequests.studentId,
        named: namedStudents(namedByLinkage),
        createdAt: linkageRequests.createdAt,
      })
      .from(linkageRequests)
      .innerJoin(parents, eq(parents.id, linkageRequests.parentId))
      .where(waiting)
      .orderBy(asc(linkageRequests.createdAt), asc(linkageRequests.id)),
    database.$count(linkageRequests, waiting),
  );
}

/** Decides a request. Accepting one for an unknown ID closes it and grants nothing. */
export const decideLinkage = (
  database: Database,
  caller: Caller,
  id: number,
  decision: keyof typeof statusAfter,
) =>
  database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        status: linkageRequests.status,
        decidedBy: linkageRequests.decidedBy,
        parentId: linkageRequests.parentId,
        parent: parents.name,
        studentId: linkageRequests.studentId,
        named: namedStudents(namedByLinkage),
      })
      .from(linkageRequests)
      .innerJoin(parents, eq(parents.id, linkageRequests.parentId))
      .where(and(eq(linkageRequests.id, id), ofBranch(caller, namedByLinkage)))
      // Locks the parent first, as a removal does, so that of a simultaneous acceptance and removal the second sees
      // the first's result.
      .for('update', { of: [parents, linkageRequests] });
    const request = await requirePending(transaction, caller, found);
    const student = decision === 'accept' ? request.named[0] : undefined;
    if (student) {
      await transaction
        .insert(parentStudents)
        .values({ parentId: request.parentId, studentId: student.id, linkedBy: caller.accountId })
        .onConflictDoNothing();
      await touch(transaction, request.parentId);
    }
    await transaction
      .update(linkageRequests)
      .set(decided(caller, decision))
      .where(eq(linkageRequests.id, id));
    return { parent: request.parent, studentId: request.studentId, granted: student !== undefined };
  });
