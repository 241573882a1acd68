import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';

/** The students a parent is linked to, as a subquery. Access ends with the link (decision 44). */
export const childrenOf = (caller: Caller) =>
  new QueryBuilder()
    .select({ id: parentStudents.studentId })
    .from(parentStudents)
    .where(eq(parentStudents.parentId, caller.profileId));

/** Which payments a caller may see and act on. Any other looks as if it did not exist. */
export function reachableBy(caller: Caller): SQL | undefined {
  const existing = isNull(payments.deletedAt);
  if (caller.role === 'student') return and(existing, eq(payments.studentId, caller.profileId));
  if (caller.role === 'parent') {
    return and(existing, inArray(payments.studentId, childrenOf(caller)));
  }
  return and(existing, withinBranch(caller, payments.branchId));
}

/**
 * Whether the slip was submitted by another parent than the caller. It shows their account, and often payments for
 * their other children, so two parents of one child do not see each other's.
 */
export const isOthersSlip = (caller: Caller): SQL<boolean> => sql<boolean>`exists (
  select from files join accounts on accounts.id = files.uploaded_by
  where files.key = ${payments.proofKey} and accounts.role = 'parent' and accounts.id <> ${caller.accountId})`;
