import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { studentPeriods, students } from '../database/schema/students.ts';

/** No 0 and O, 1 and I: families read these codes out to each other. */
const referralAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of 8 characters. If the table rejects it as taken, another is drawn. */
export const newReferralCode = (): string =>
  Array.from({ length: 8 }, () => referralAlphabet[randomInt(referralAlphabet.length)]).join('');

interface NewStudent {
  account: { email: string; passwordHash: string };
  values: Omit<typeof students.$inferInsert, 'referralCode' | 'accountId'>;
  /** The first day of the first stay. */
  joined: string;
}

/**
 * Creates account, student and first stay in the given transaction. The student completes the setup at the first
 * sign-in (decision 42). `sharesEmail`: a sibling has the address, so only the Student ID signs in (decision 36).
 */
export async function insertStudent(transaction: Queryable, { account, values, joined }: NewStudent) {
  const [made] = await transaction
    .insert(accounts)
    .values({ role: 'student', ...account })
    .returning({
      id: accounts.id,
      // the statement does not see its own row
      shared: sql<boolean>`exists (select from accounts other
        where other.role = 'student' and other.email = ${account.email} and other.deleted_at is null)`,
    });
  for (;;) {
    const [student] = await transaction
      .insert(students)
      .values({ ...values, accountId: made!.id, referralCode: newReferralCode() })
      .onConflictDoNothing({ target: students.referralCode })
      .returning({ id: students.id, studentId: students.studentId });
    if (!student) continue;
    await transaction.insert(studentPeriods).values({ studentId: student.id, fromDate: joined });
    return { ...student, sharesEmail: made!.shared };
  }
}
