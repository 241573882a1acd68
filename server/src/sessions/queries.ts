import type { Role } from '@portal/shared-api/endpoint';
import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { parents } from '../database/schema/parents.ts';
import { sessions } from '../database/schema/sessions.ts';
import { students } from '../database/schema/students.ts';
import { teachers } from '../database/schema/teachers.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { currentHash } from './accounts.ts';

const profileOf = { admin: admins, student: students, teacher: teachers, parent: parents };

/** `ss12` or `12` typed as a name; an address never looks like that. */
const studentNumber = (typed: string): number | undefined => {
  const digits = /^(?:ss\s*)?(\d{1,9})$/.exec(typed)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** The ID of a merged record means the one it was merged into (decision 79). */
const numberBehind = (number: number) =>
  sql`(select coalesce(old.merged_into_id, old.id) from students old where old.id = ${number})`;

/** What a guess is counted for if there is no such account: spellings of one Student ID count together here too. */
export const namedAs = (role: Role, typed: string): string =>
  `${role}:${(role === 'student' ? studentNumber(typed) : undefined) ?? typed}`;

/** Whether a typed name can mean several accounts: siblings share an address but not a Student ID. */
export const mayMeanSiblings = (role: Role, typed: string): boolean =>
  role === 'student' && studentNumber(typed) === undefined;

/** All accounts of a role that can sign in and match a typed name: siblings, by their address. */
export async function accountsNamed(database: Database, role: Role, typed: string, limit = 20) {
  const profile = profileOf[role];
  const number = role === 'student' ? studentNumber(typed) : undefined;
  return database
    .select({
      id: accounts.id,
      email: accounts.email,
      studentId: role === 'student' ? sql<string>`${students.studentId}` : sql<null>`null`,
      passwordHash: currentHash,
      name: profile.name,
      initialized:
        role === 'student' ? sql<boolean>`${students.initializedAt} is not null` : sql<boolean>`true`,
    })
    .from(accounts)
    .innerJoin(profile, eq(profile.accountId, accounts.id))
    .where(
      and(
        eq(accounts.role, role),
        eq(accounts.status, 'active'),
        isNull(accounts.deletedAt),
        number === undefined ? eq(accounts.email, typed) : eq(students.id, numberBehind(number)),
      ),
    )
    .orderBy(profile.id)
    .limit(limit);
}

export async function profileOfAccount(database: Queryable, { id, role }: { id: number; role: Role }) {
  const profile = profileOf[role];
  const [row] = await database
    .select({
      id: profile.id,
      name: profile.name,
      studentId: role === 'student' ? sql<string>`${students.studentId}` : sql<null>`null`,
    })
    .from(profile)
    .where(eq(profile.accountId, id));
  return row!;
}

interface NewSession {
  tokenHash: Buffer;
  accountId: number;
  /** The hash that the password was checked against. */
  passwordHash: string;
  remember: boolean;
  hours: number;
}

/**
 * Opens a session and removes expired ones of the account. Returns false if the password was changed or the account
 * suspended since it was checked. The account's row is locked, so a change either comes first or ends this session
 * too.
 */
export function openSession(database: Database, session: NewSession): Promise<boolean> {
  const { accountId, passwordHash, remember, tokenHash, hours } = session;
  return database.transaction(async (transaction) => {
    const [current] = await transaction
      .update(accounts)
      .set({ signedInAt: sql`now()` })
      .where(
        and(
          eq(accounts.id, accountId),
          eq(accounts.passwordHash, passwordHash),
          eq(accounts.status, 'active'),
        ),
      )
      .returning({ id: accounts.id });
    if (!current) return false;
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), lte(sessions.expiresAt, sql`now()`)));
    await transaction
      .insert(sessions)
      .values({ tokenHash, accountId, remember, expiresAt: sql`now() + ${hours} * interval '1 hour'` });
    return true;
  });
}

export async function closeSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function signInOf(database: Database, accountId: number) {
  const [row] = await database
    .select({ email: accounts.email, passwordHash: currentHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row!;
}

export async function nameOf(database: Database, { role, profileId }: Caller): Promise<string> {
  const profile = profileOf[role];
  const [row] = await database.select({ name: profile.name }).from(profile).where(eq(profile.id, profileId));
  return row!.name;
}

interface PasswordChange {
  accountId: number;
  /** The hash that the existing password was checked against. */
  from: string;
  passwordHash: string;
  keep: Buffer;
}

/**
 * Stores a new password and ends every session but the one that changed it (decision 39). Of two changes at once the
 * second is told that its existing password is no longer valid.
 */
export async function changePassword(database: Queryable, change: PasswordChange): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash: change.passwordHash })
      .where(and(eq(accounts.id, change.accountId), eq(accounts.passwordHash, change.from)))
      .returning({ id: accounts.id });
    if (changed.length === 0) fail('changed_meanwhile');
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.accountId, change.accountId), ne(sessions.tokenHash, change.keep)));
  });
}
