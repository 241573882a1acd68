import type { Access } from '@portal/shared-api/endpoint';
import type { ErrorCode } from '@portal/shared-api/errors';
import { eq, type Column, type SQL } from 'drizzle-orm';
import type { Caller } from './caller.ts';
import { fail } from './errors.ts';

/**
 * The only place that decides whether a caller may use an endpoint at all: null, or the code of the refusal. Which
 * records it may touch is up to the handler (`withinBranch`, or a query by `caller.profileId`).
 */
export function refusal(access: Access, caller: Caller | null): ErrorCode | null {
  if (access === 'public') return null;
  if (!caller) return 'session_ended';
  const grant = access[caller.role];
  if (!grant) return 'forbidden';
  if (grant.levels && !(caller.adminLevel && grant.levels.includes(caller.adminLevel))) return 'forbidden';
  if (caller.role === 'student' && !caller.initialized && !grant.beforeInitialization)
    return 'initialization_required';
  return null;
}

/** The branch an admin sees in every list and record. Null means all, for level_3 only (decision 58). */
export function branchScope(caller: Caller): number | null {
  if (caller.adminLevel === 'level_3') return null;
  return caller.branchId ?? fail('forbidden');
}

/** The same as a condition on a column; none for an admin of the whole centre. */
export function withinBranch(caller: Caller, column: Column): SQL | undefined {
  const scope = branchScope(caller);
  return scope === null ? undefined : eq(column, scope);
}

/** The same check for a record that has been read. */
export const isWithin = (scope: number | null, branchId: number | null): boolean =>
  scope === null || scope === branchId;

/** Ends the call with 404 if the record belongs to another branch than the admin's. */
export function requireBranch(caller: Caller, branchId: number | null): void {
  if (!isWithin(branchScope(caller), branchId)) fail('not_found');
}
