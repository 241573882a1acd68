import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';

/** The students a parent is linked to, as a subquery; the access ends with the link (decision 44). */
export const childrenOf = (caller: Caller) =>
  new QueryBuilder()
    .select({ id: parentStudents.studentId })
    .from(parentStudents)
    .where(eq(parentStudents.parentId, caller.profileId));

/** Which payments a caller may see and move; everything else reads like a payment that does not exist. */
export function reachableBy(caller: Caller): SQL | undefined {
  const existing = isNull(payments.deletedAt);
  if (caller.role === 'student') return and(existing, eq(payments.studentId, caller.profileId));
  if (caller.role === 'parent') {
    return and(existing, inArray(payments.studentId, childrenOf(caller)));
  }
  return and(existing, withinBranch(caller, payments.branchId));
}

/**
 * Whether a slip was handed in by another parent than the one who calls. It shows an account of theirs, and often what was
 * paid for their other children: of two parents of one child neither sees the other's.
 */
export const isOthersSlip = (caller: Caller): SQL<boolean> => sql<boolean>`exists (
  select from files join accounts on accounts.id = files.uploaded_by
  where files.key = ${payments.proofKey} and accounts.role = 'parent' and accounts.id <> ${caller.accountId})`;
