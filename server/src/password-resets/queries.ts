import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { passwordResets } from '../database/schema/password-resets.ts';
import { currentHash } from '../sessions/accounts.ts';

const selectAccount = (database: Queryable, tokenHash: Buffer) =>
  database
    .select({ id: accounts.id, role: accounts.role, email: accounts.email })
    .from(passwordResets)
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, passwordResets.accountId),
        eq(accounts.email, passwordResets.email),
        eq(currentHash, passwordResets.passwordHash),
        eq(accounts.status, 'active'),
      ),
    )
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)));

/** The account that a link still opens. */
export async function accountOfReset(database: Queryable, tokenHash: Buffer) {
  const [account] = await selectAccount(database, tokenHash);
  return account;
}

/** The same, locked until the transaction ends: if one link is used twice at once, the second finds it used. */
export async function lockReset(transaction: Queryable, tokenHash: Buffer) {
  const [account] = await selectAccount(transaction, tokenHash).for('update', { of: accounts });
  return account;
}

export async function addReset(
  database: Queryable,
  account: { id: number; email: string; passwordHash: string },
  tokenHash: Buffer,
): Promise<void> {
  const { id: accountId, email, passwordHash } = account;
  await database.insert(passwordResets).values({
    ...{ tokenHash, accountId, email, passwordHash },
    expiresAt: sql`now() + interval '1 hour'`,
  });
}

export async function removeResets(database: Queryable, accountId: number): Promise<void> {
  await database.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
}
