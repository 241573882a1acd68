import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { statusAfter } from './rules.ts';

/** The columns that a decision sets on every kind of request. */
export const decided = (caller: Caller, decision: keyof typeof statusAfter) => ({
  status: statusAfter[decision],
  decidedBy: caller.accountId,
  decidedAt: sql`now()`,
});

/**
 * Makes the account of a teacher or parent. The address may have got a live account since the registration, also at
 * this very moment; the table decides and the admin is told at the field (decision 36).
 */
export async function insertAccount(
  transaction: Queryable,
  account: { role: 'teacher' | 'parent'; email: string; passwordHash: string },
): Promise<number> {
  const [inserted] = await transaction
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return inserted?.id ?? fail('validation', { fields: { email: 'email_taken' } });
}
