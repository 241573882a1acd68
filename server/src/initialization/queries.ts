import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import { currentHash } from '../sessions/accounts.ts';

export async function knownDetails(database: Database, studentId: number) {
  const [row] = await database
    .select({
      student_id: students.studentId,
      name: students.name,
      email: accounts.email,
      ic: students.ic,
      address: students.address,
      guardianName: students.guardianName,
      guardianPhone: students.guardianPhone,
      initializedAt: students.initializedAt,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.id, studentId));
  return row!;
}

/** Locks student and account until the transaction ends, so that simultaneous calls run one after the other. */
export async function lockSetup(transaction: Queryable, studentId: number) {
  const [row] = await transaction
    .select({ initializedAt: students.initializedAt, issuedPasswordHash: currentHash })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.id, studentId))
    .for('update');
  return row!;
}

export interface Setup {
  ic: string;
  address: string;
  guardianName: string;
  guardianPhone: string;
}

export async function completeSetup(transaction: Queryable, studentId: number, setup: Setup): Promise<void> {
  await transaction
    .update(students)
    .set({ ...setup, initializedAt: new Date() })
    .where(eq(students.id, studentId));
}
