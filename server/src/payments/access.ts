import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
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
  const alive = isNull(payments.deletedAt);
  if (caller.role === 'student') return and(alive, eq(payments.studentId, caller.profileId));
  if (caller.role === 'parent') {
    return and(alive, inArray(payments.studentId, childrenOf(caller)));
  }
  return and(alive, withinBranch(caller, payments.branchId));
}
