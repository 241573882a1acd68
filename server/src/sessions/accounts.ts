import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { sessions } from '../database/schema/sessions.ts';
import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';

/** What passwords are compared with: nothing matches the empty text of an account without one. */
export const currentHash = sql<string>`coalesce(${accounts.passwordHash}, '')`;

const taken = (): never => fail('validation', { fields: { email: 'email_taken' } });

/**
 * Creates the account of a teacher or parent. If the address has just been given to another account, the table
 * rejects it and the admin is told at the field (decision 36).
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
  return inserted?.id ?? taken();
}

/** Ends all sessions of an account with their next call (decision 39). */
export async function endSessions(transaction: Queryable, accountId: number): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
}

interface AccountChange {
  email?: string;
  passwordHash?: string | undefined;
  status?: 'active' | 'suspended';
}

/** Changes to how somebody signs in. A new password or a suspension ends the sessions. */
export async function updateAccount(
  transaction: Queryable,
  accountId: number,
  change: AccountChange,
): Promise<void> {
  try {
    await transaction.update(accounts).set(change).where(eq(accounts.id, accountId));
  } catch (error) {
    if (violated(error) === 'accounts_live_email') taken();
    throw error;
  }
  if (change.passwordHash || change.status === 'suspended') await endSessions(transaction, accountId);
}

/** Soft delete, which frees the addresses and keeps the history (decisions 36 and 47). */
export async function removeAccounts(transaction: Queryable, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  await transaction
    .update(accounts)
    .set({ status: 'suspended', deletedAt: new Date() })
    .where(inArray(accounts.id, [...accountIds]));
  await transaction.delete(sessions).where(inArray(sessions.accountId, [...accountIds]));
}

export const removeAccount = (transaction: Queryable, accountId: number): Promise<void> =>
  removeAccounts(transaction, [accountId]);
