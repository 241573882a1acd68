import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { sessions } from '../database/schema/sessions.ts';
import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';

/** What a password is held against: nothing fits the empty text of an account that has none yet. */
export const currentHash = sql<string>`coalesce(${accounts.passwordHash}, '')`;

const taken = (): never => fail('validation', { fields: { email: 'email_taken' } });

/**
 * Makes the account of a teacher or parent. The address may have got a live account at this very moment; the table
 * decides and the admin is told at the field (decision 36).
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

/** Every session of an account ends on its next call (decision 39). */
export async function endSessions(transaction: Queryable, accountId: number): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
}

interface AccountChange {
  email?: string;
  passwordHash?: string | undefined;
  status?: 'active' | 'suspended';
}

/** What an admin changes of how somebody signs in. A new password and a suspension end the sessions. */
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

/** Soft, which frees the addresses; history keeps pointing here (decisions 36 and 47). */
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
