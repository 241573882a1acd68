import { sql } from 'drizzle-orm';
import type { Caller } from '../http/caller.ts';
import { statusAfter } from './rules.ts';

/** The columns that a decision sets on every kind of request. */
export const decided = (caller: Caller, decision: keyof typeof statusAfter) => ({
  status: statusAfter[decision],
  decidedBy: caller.accountId,
  decidedAt: sql`now()`,
});
