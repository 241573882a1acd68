import type { Access } from '@portal/shared-api/endpoint';
import type { ErrorCode } from '@portal/shared-api/errors';
import type { Caller } from './caller.ts';
import { fail } from './errors.ts';

/**
 * The one place that decides whether a caller may use an endpoint at all: null, or the code of the refusal. Which
 * records it may touch is the handler's part (`branchScope`, or a query by `caller.profileId`).
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

/** The branch an admin is held to in every list and record; null sees all, which is level_3 alone (decision 58). */
export function branchScope(caller: Caller): number | null {
  if (caller.adminLevel === 'level_3') return null;
  return caller.branchId ?? fail('forbidden');
}

/** Ends the call with 404, as if the record were not there, when it belongs to a branch the admin is not held to. */
export function requireBranch(caller: Caller, branchId: number | null): void {
  const scope = branchScope(caller);
  if (scope !== null && scope !== branchId) fail('not_found');
}
