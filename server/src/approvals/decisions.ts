import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { admins } from '../database/schema/admins.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { statusAfter } from './rules.ts';

/** The columns that a decision sets, the same for every kind of request. */
export const decided = (caller: Caller, decision: keyof typeof statusAfter) => ({
  status: statusAfter[decision],
  decidedBy: caller.accountId,
  decidedAt: sql`now()`,
});

interface Request {
  status: string;
  decidedBy: number | null;
}

/**
 * A request is decided once. If two admins decide at the same moment, the second is told who decided first and how. A
 * request of another branch is never selected, so it looks like one that does not exist.
 */
export async function requirePending<Found extends Request>(
  transaction: Queryable,
  caller: Caller,
  request: Found | undefined,
): Promise<Found> {
  if (!request) fail('not_found');
  const { status, decidedBy } = request;
  if (status === 'pending') return request;
  if (status !== 'accepted' && status !== 'rejected') fail('already_processed');
  if (decidedBy === caller.accountId) fail('already_processed', { text: `request_${status}_by_you` });
  const [by] = await transaction
    .select({ name: admins.name })
    .from(admins)
    .where(eq(admins.accountId, decidedBy ?? 0));
  if (!by) fail('already_processed');
  fail('already_processed', { text: `request_${status}_by`, params: { name: by.name } });
}
