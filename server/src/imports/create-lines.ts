import type { ImportedStudent } from '@portal/shared-api/imports';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { Imported } from '../database/schema/imports.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import { fail } from '../http/errors.ts';
import { newReferralCode } from '../students/new-student.ts';

/** Lines per statement: 800 students take a second or two, and no statement gets too many values. */
const AT_ONCE = 100;

export const columnsOf = (line: ImportedStudent) => ({
  name: line.name,
  phone: line.phone,
  ic: line.ic,
  school: line.school,
  educationLevel: line.education_level,
  guardianName: line.guardian_name,
  guardianPhone: line.guardian_phone,
  address: line.address,
});

/** Reserves IDs for rows that refer to each other before they are written. */
async function drawIds(
  transaction: Queryable,
  table: 'accounts' | 'students' | 'parents',
  count: number,
): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Creates accounts without a password, students and first stays. Returns the students' IDs in the order of the lines.
 */
async function insertStudents(
  transaction: Queryable,
  branchId: number,
  lines: readonly ImportedStudent[],
): Promise<number[]> {
  const accountIds = await drawIds(transaction, 'accounts', lines.length);
  const ids = await drawIds(transaction, 'students', lines.length);
  await transaction
    .insert(accounts)
    .overridingSystemValue()
    .values(lines.map(({ email }, at) => ({ id: accountIds[at]!, role: 'student' as const, email })));
  let open = [...lines.keys()];
  while (open.length > 0) {
    // A referral code that is taken is drawn again.
    const made = await transaction
      .insert(students)
      .overridingSystemValue()
      .values(
        open.map((at) => ({
          id: ids[at]!,
          accountId: accountIds[at]!,
          branchId,
          referralCode: newReferralCode(),
          ...columnsOf(lines[at]!),
        })),
      )
      .onConflictDoNothing({ target: students.referralCode })
      .returning({ id: students.id });
    const done = new Set(made.map(({ id }) => id));
    open = open.filter((at) => !done.has(ids[at]!));
  }
  await transaction
    .insert(studentPeriods)
    .values(lines.map(({ join_date }, at) => ({ studentId: ids[at]!, fromDate: join_date })));
  return ids;
}

/** Creates accounts and parents for unknown guardians, each once. Returns their IDs by address. */
async function insertParents(transaction: Queryable, lines: readonly ImportedStudent[]) {
  const accountIds = await drawIds(transaction, 'accounts', lines.length);
  const ids = await drawIds(transaction, 'parents', lines.length);
  const made = await transaction
    .insert(accounts)
    .overridingSystemValue()
    .values(
      lines.map((line, at) => ({
        id: accountIds[at]!,
        role: 'parent' as const,
        email: line.guardian_email!,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  // Somebody has just registered with one of the addresses.
  if (made.length < lines.length) fail('changed_meanwhile');
  await transaction
    .insert(parents)
    .overridingSystemValue()
    .values(
      lines.map((line, at) => ({
        id: ids[at]!,
        accountId: accountIds[at]!,
        name: line.guardian_name ?? line.guardian_email!,
        phone: line.guardian_phone ?? line.phone,
      })),
    );
  return lines.map((line, at) => [line.guardian_email!, ids[at]!] as const);
}

export interface Linked {
  studentId: number;
  line: ImportedStudent;
}

/** Links students to the accounts of their guardians, existing and new ones. Siblings share one. */
export async function linkGuardians(
  transaction: Queryable,
  linkedBy: number,
  wanted: readonly Linked[],
): Promise<Pick<Imported, 'parents' | 'links'>> {
  const byEmail = new Map(
    wanted.flatMap(({ line }) => (line.guardian_email ? [[line.guardian_email, line] as const] : [])),
  );
  if (byEmail.size === 0) return { parents: [], links: [] };
  const there = await transaction
    .select({ email: accounts.email, id: parents.id })
    .from(parents)
    .innerJoin(accounts, eq(accounts.id, parents.accountId))
    .where(and(inArray(accounts.email, [...byEmail.keys()]), isNull(accounts.deletedAt)));
  const ids = new Map(there.map(({ email, id }) => [email, id]));
  const missing = [...byEmail.values()].filter((line) => !ids.has(line.guardian_email!));
  const made: number[] = [];
  for (let from = 0; from < missing.length; from += AT_ONCE)
    for (const [email, id] of await insertParents(transaction, missing.slice(from, from + AT_ONCE))) {
      ids.set(email, id);
      made.push(id);
    }
  const links = wanted.flatMap(({ studentId, line }) =>
    line.guardian_email ? [{ parentId: ids.get(line.guardian_email)!, studentId }] : [],
  );
  for (let from = 0; from < links.length; from += AT_ONCE)
    await transaction
      .insert(parentStudents)
      .values(links.slice(from, from + AT_ONCE).map((link) => ({ ...link, linkedBy })));
  return { parents: made, links };
}

/** Creates the students of lines, in order. `onWritten` is told how many are done. */
export async function createLines(
  transaction: Queryable,
  branchId: number,
  lines: readonly ImportedStudent[],
  onWritten: (count: number) => Promise<unknown>,
): Promise<Linked[]> {
  const made: Linked[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE);
    const ids = await insertStudents(transaction, branchId, some);
    made.push(...some.map((line, at) => ({ studentId: ids[at]!, line })));
    await onWritten(made.length);
  }
  return made;
}
