import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { students } from '../database/schema/students.ts';

export async function branchExists(database: Queryable, id: number): Promise<boolean> {
  const rows = await database
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, id), isNull(branches.deletedAt)));
  return rows.length > 0;
}

/** The student with a referral code; undefined if there is none. */
export async function referrer(database: Queryable, code: string): Promise<number | undefined> {
  const [row] = await database
    .select({ id: students.id })
    .from(students)
    .innerJoin(accounts, and(eq(accounts.id, students.accountId), isNull(accounts.deletedAt)))
    .where(eq(students.referralCode, code));
  return row?.id;
}

/** Whether an existing parent account has this address. */
export async function parentHasAccount(database: Queryable, email: string): Promise<boolean> {
  const rows = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, 'parent'), eq(accounts.email, email), isNull(accounts.deletedAt)))
    .limit(1);
  return rows.length > 0;
}

/** The same for a student of this name: siblings may share the address (decision 36). */
export async function studentHasAccount(database: Queryable, email: string, name: string): Promise<boolean> {
  const rows = await database
    .select({ id: students.id })
    .from(students)
    .innerJoin(accounts, and(eq(accounts.id, students.accountId), isNull(accounts.deletedAt)))
    .where(and(eq(accounts.email, email), sql`search_key(${students.name}) = search_key(${name})`))
    .limit(1);
  return rows.length > 0;
}
