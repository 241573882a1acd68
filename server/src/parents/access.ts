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
 * The parents with a child of the branch, and those without a child: somebody must be able to give them one. Asked for each
 * parent that is looked at; as two questions with `or` PostgreSQL would collect the children of all parents first.
 */
export function withinReach(caller: Caller): SQL | undefined {
  const scope = branchScope(caller);
  if (scope === null) return undefined;
  return sql`coalesce(
    (select bool_or(child.branch_id = ${scope}) from parent_students link join students child on child.id = link.student_id
     where link.parent_id = ${parents.id}),
    ${isPresent})`;
}

/** Of a parent's children, how many are of a branch that the admin does not see. */
export const childrenElsewhere = (caller: Caller): SQL<number> => {
  const scope = branchScope(caller);
  return sql<number>`(select count(*) from parent_students link join students child on child.id = link.student_id
    where link.parent_id = ${parents.id} and child.branch_id <> ${scope}::integer)`;
};

/** A parent within reach, locked until the transaction ends. */
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
 * Who can sign in as a parent sees all of the parent's children. So an admin of one branch changes no sign-in that also
 * opens the records of another branch.
 */
export function requireWholeFamily({ elsewhere }: { elsewhere: number }): void {
  if (elsewhere > 0) fail('other_branch_account');
}
