import type { ImportColumn, ImportedStudent } from '@portal/shared-api/imports';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { studentsOf } from '../students/access.ts';

/** Compared as the database does: without case, accents and spaces. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s/g, '');

const selectStudents = (database: Queryable) =>
  database
    .select({
      id: students.id,
      studentId: students.studentId,
      accountId: students.accountId,
      version: students.version,
      name: students.name,
      ic: students.ic,
      email: accounts.email,
      phone: students.phone,
      education_level: students.educationLevel,
      school: students.school,
      guardian_name: students.guardianName,
      guardian_phone: students.guardianPhone,
      address: students.address,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId));
export type Existing = Awaited<ReturnType<typeof selectStudents>>[number];

/**
 * Who is there already: the same IC, or the same name with one of the phones. Answers a function, so that the lines of a file
 * are looked up with one query.
 */
export async function findExisting(database: Queryable, caller: Caller, lines: readonly ImportedStudent[]) {
  const ics = lines.flatMap(({ ic }) => (ic ? [ic] : []));
  const phones = [...new Set(lines.flatMap((line) => [line.phone, line.guardian_phone ?? line.phone]))];
  const rows =
    lines.length === 0
      ? []
      : await selectStudents(database).where(
          and(
            studentsOf(caller),
            isNull(accounts.deletedAt),
            or(
              ics.length > 0 ? inArray(students.ic, ics) : sql`false`,
              inArray(students.phone, phones),
              inArray(students.guardianPhone, phones),
            ),
          ),
        );
  const byIc = new Map(rows.flatMap((row) => (row.ic ? [[row.ic, row] as const] : [])));
  const byName = new Map(
    rows.flatMap((row) =>
      [row.phone, row.guardian_phone].flatMap((phone) =>
        phone ? [[`${nameKey(row.name)} ${phone}`, row] as const] : [],
      ),
    ),
  );
  return (line: ImportedStudent): Existing | null =>
    (line.ic ? byIc.get(line.ic) : undefined) ??
    [line.phone, line.guardian_phone]
      .map((phone) => (phone ? byName.get(`${nameKey(line.name)} ${phone}`) : undefined))
      .find((row) => row && (!row.ic || !line.ic || row.ic === line.ic)) ??
    null;
}

/** The columns that an import may change in a student who is there. */
export const updatable = [
  'name',
  'ic',
  'email',
  'phone',
  'education_level',
  'school',
  'guardian_name',
  'guardian_phone',
  'address',
] as const satisfies readonly ImportColumn[];

/** What a line says otherwise than the student; an empty cell says nothing. */
export const changesOf = (existing: Existing, line: ImportedStudent) =>
  updatable.flatMap((column) => {
    const [from, to] = [existing[column] ?? '', line[column] ?? ''];
    return to !== '' && to !== from ? [{ column, from, to }] : [];
  });
