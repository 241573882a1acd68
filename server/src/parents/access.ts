import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { parents } from '../database/schema/parents.ts';
import { fail } from '../http/errors.ts';
import { branchScope } from '../http/permissions.ts';
import type { Caller } from '../http/caller.ts';

/** Not removed. */
export const isPresent = sql`${parents.accountState} <> 'removed'`;

/**
 * Parents with a child of the branch, and those without any child, since somebody must be able to add one. Written as
 * a check per parent: with `or`, PostgreSQL would collect the children of all parents first.
 */
export function withinReach(caller: Caller): SQL | undefined {
  const scope = branchScope(caller);
  if (scope === null) return undefined;
  return sql`coalesce(
    (select bool_or(child.branch_id = ${scope}) from parent_students link join students child on child.id = link.student_id
     where link.parent_id = ${parents.id}),
    ${isPresent})`;
}

/** How many of a parent's children belong to a branch the admin does not see. */
export const childrenElsewhere = (caller: Caller): SQL<number> => {
  const scope = branchScope(caller);
  return sql<number>`(select count(*) from parent_students link join students child on child.id = link.student_id
    where link.parent_id = ${parents.id} and child.branch_id <> ${scope}::integer)`;
};

/** A parent the admin may manage, locked until the transaction ends. */
export async function lockParent(transaction: Queryable, caller: Caller, id: number) {
  const [parent] = await transaction
    .select({
      id: parents.id,
      accountId: parents.accountId,
      name: parents.name,
      email: accounts.email,
      version: parents.version,
      elsewhere: childrenElsewhere(caller),
    })
    .from(parents)
    .innerJoin(accounts, eq(accounts.id, parents.accountId))
    .where(and(eq(parents.id, id), isNull(accounts.deletedAt), withinReach(caller)))
    .for('update', { of: [parents, accounts] });
  return parent ?? fail('not_found');
}

/**
 * Signing in as a parent shows all of the parent's children, so an admin of one branch cannot change a sign-in that
 * also opens records of another.
 */
export function requireWholeFamily({ elsewhere }: { elsewhere: number }): void {
  if (elsewhere > 0) fail('other_branch_account');
}
