import { importColumns, type ImportColumn, type ImportedStudent } from '@portal/shared-api/imports';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { isSharing, comparableColumns, comparablesOf } from '../students/doubles.ts';
import { isCertain, isDouble, sharedBy, type Comparable, type Shared } from '../students/double-rules.ts';

/** What could be read of a line. A column with a problem is null. */
export type Readable = { [Column in ImportColumn]: ImportedStudent[Column] | null };

const selectStudents = (database: Queryable) =>
  database
    .select({
      ...comparableColumns,
      id: students.id,
      studentId: students.studentId,
      accountId: students.accountId,
      version: students.version,
      name: students.name,
      education_level: students.educationLevel,
      school: students.school,
      guardian_name: students.guardianName,
      address: students.address,
      join_date: sql<string>`(select min(from_date)::text from student_periods where student_id = ${students.id})`,
      guardian_email: sql<string | null>`(
        select string_agg(guardian.email, ', ' order by guardian.email)
        from parent_students link join parents on parents.id = link.parent_id join accounts guardian on guardian.id = parents.account_id
        where link.student_id = ${students.id} and guardian.deleted_at is null)`,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId));
export type Existing = Awaited<ReturnType<typeof selectStudents>>[number];

interface Found {
  existing: Existing;
  shares: Shared[];
  certain: boolean;
}

/** Finds existing students by the rule for doubles, once for all lines, with what the lines are compared by. */
export async function findExisting(database: Queryable, caller: Caller, lines: readonly Readable[]) {
  const wanted = await comparablesOf(database, lines);
  const rows = lines.length === 0 ? [] : await selectStudents(database).where(isSharing(caller, wanted));
  const known = rows.map((existing) => {
    const { key, ic, email, phone, guardian_phone } = existing;
    return { existing, likeness: { key, ic, email, phones: [guardian_phone, phone] } };
  });
  const byToken = new Map<string, typeof known>();
  for (const one of known)
    for (const token of tokensOf(one.likeness)) byToken.set(token, [...(byToken.get(token) ?? []), one]);
  const found = wanted.map((line): Found | null => {
    const near = new Set(tokensOf(line).flatMap((token) => byToken.get(token) ?? []));
    const [best] = [...near]
      .map(({ existing, likeness }) => {
        const shares = sharedBy(line, likeness);
        return { existing, shares, certain: isCertain(shares, line, likeness) };
      })
      .filter(({ shares }) => isDouble(shares))
      .toSorted((a, b) => score(b) - score(a) || a.existing.id - b.existing.id);
    return best ?? null;
  });
  return { likenesses: wanted, found };
}

/** Lines that share none of these are not compared further. */
const tokensOf = ({ key, ic, email, phones }: Comparable): string[] => [
  ...(key ? [`name ${key}`] : []),
  ...(ic ? [`ic ${ic}`, `birth ${ic.slice(0, 6)}`] : []),
  ...(email ? [`email ${email}`] : []),
  ...phones.flatMap((phone) => (phone ? [`phone ${phone}`] : [])),
];

const score = ({ shares, certain }: Found) =>
  (certain ? 100 : 0) + (shares.includes('ic') ? 50 : 0) + (shares.includes('name') ? 20 : 0) + shares.length;

/** What a line changes in the student. An empty cell changes nothing. A guardian's account is linked besides. */
export const changesOf = (existing: Existing, line: Readable) =>
  importColumns.flatMap((column) => {
    const [from, to] = [existing[column] ?? '', line[column] ?? ''];
    const isThere = column === 'guardian_email' ? from.split(', ').includes(to) : to === from;
    return to !== '' && !isThere ? [{ column, from, to }] : [];
  });
