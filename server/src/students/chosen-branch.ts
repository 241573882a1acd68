import type { Queryable } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { branchScope, requireBranch } from '../http/permissions.ts';
import { branchExists } from '../registrations/queries.ts';

/**
 * The branch for a student an admin creates or moves: the admin's own, or any existing one for level_3 (decision 58).
 */
export async function requireChosenBranch(
  transaction: Queryable,
  caller: Caller,
  wanted: number | undefined,
): Promise<number> {
  if (wanted !== undefined) requireBranch(caller, wanted);
  const branchId = branchScope(caller) ?? wanted;
  if (branchId === undefined) fail('validation', { fields: { branch_id: 'selection_required' } });
  if (!(await branchExists(transaction, branchId)))
    fail('validation', { fields: { branch_id: 'selection_unknown' } });
  return branchId;
}
