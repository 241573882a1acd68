import type { AdminLevel, Role } from '@portal/shared-api/endpoint';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { sessions } from '../database/schema/sessions.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import { teachers } from '../database/schema/teachers.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { hashOfToken, newToken } from '../sessions/token.ts';

/** Somebody who is signed in. */
export interface Person {
  id: number;
  accountId: number;
  email: string;
  name: string;
  token: string;
}

/** Everybody's password in tests. */
export const PASSWORD = 'a-password-of-theirs';
let passwordHash: Promise<string> | undefined;
let made = 0;

const phoneOf = (number: number): string => `+6012${String(number).padStart(7, '0')}`;

/** Opens a session and returns its token. */
export async function signedIn(database: Database, accountId: number): Promise<string> {
  const token = newToken();
  await database.insert(sessions).values({
    tokenHash: hashOfToken(token),
    accountId,
    remember: false,
    expiresAt: sql`now() + interval '1 hour'`,
  });
  return token;
}

async function addAccount(database: Database, role: Role, name: string, address?: string) {
  passwordHash ??= hashPassword(PASSWORD);
  const number = ++made;
  const email = address ?? `${role}.${number}.${name.toLowerCase().replace(/\W+/g, '.')}@test.example`;
  const [account] = await database
    .insert(accounts)
    .values({ role, email, passwordHash: await passwordHash })
    .returning({ id: accounts.id });
  return { number, accountId: account!.id, email, name, token: await signedIn(database, account!.id) };
}

export async function addBranch(database: Database, name: string): Promise<number> {
  const [branch] = await database.insert(branches).values({ name }).returning({ id: branches.id });
  return branch!.id;
}

export async function addAdmin(
  database: Database,
  { level, branchId, name = 'Admin' }: { level: AdminLevel; branchId?: number; name?: string },
): Promise<Person> {
  const { number: _, ...account } = await addAccount(database, 'admin', name);
  const [row] = await database
    .insert(admins)
    .values({ accountId: account.accountId, name, level, branchId })
    .returning({ id: admins.id });
  return { ...account, id: row!.id };
}

export async function addTeacher(
  database: Database,
  { name = 'Teacher', email }: { name?: string; email?: string } = {},
): Promise<Person> {
  const { number, ...account } = await addAccount(database, 'teacher', name, email);
  const [row] = await database
    .insert(teachers)
    .values({ accountId: account.accountId, name, phone: phoneOf(number), joinDate: '2024-01-02' })
    .returning({ id: teachers.id });
  return { ...account, id: row!.id };
}

export async function addStudent(
  database: Database,
  {
    branchId,
    name = 'Student',
    initialized = true,
    joined = '2025-01-06',
    ...details
  }: Partial<typeof students.$inferInsert> & {
    branchId: number;
    initialized?: boolean;
    joined?: string;
  },
): Promise<Person & { studentId: string }> {
  const { number, ...account } = await addAccount(database, 'student', name);
  const [row] = await database
    .insert(students)
    .values({
      accountId: account.accountId,
      branchId,
      name,
      phone: phoneOf(number),
      school: `School of ${name}`,
      educationLevel: 'standard_4',
      referralCode: `TEST${number}`,
      initializedAt: initialized ? sql`now()` : null,
      ...details,
    })
    .returning({ id: students.id, studentId: students.studentId });
  await database.insert(studentPeriods).values({ studentId: row!.id, fromDate: joined });
  return { ...account, ...row! };
}

export async function addParent(
  database: Database,
  {
    name = 'Parent',
    email,
    children = [],
  }: { name?: string; email?: string; children?: readonly number[] } = {},
): Promise<Person> {
  const { number, ...account } = await addAccount(database, 'parent', name, email);
  const [row] = await database
    .insert(parents)
    .values({ accountId: account.accountId, name, phone: phoneOf(number) })
    .returning({ id: parents.id });
  for (const studentId of children)
    await database.insert(parentStudents).values({ parentId: row!.id, studentId });
  return { ...account, id: row!.id };
}
