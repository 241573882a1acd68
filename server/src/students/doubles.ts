import type { doubles } from '@portal/shared-api/students-editing';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { isActive, studentsOf } from './access.ts';
import { CHINESE, isDouble, nameParts, sharedBy, type Comparable } from './double-rules.ts';

type Child = z.output<typeof doubles.body>;

const MOST = 10;

const nameKey = (value: SQL) => sql<string>`replace(search_key(${value}), ' ', '')`;
const listed = (values: readonly (string | null)[]) =>
  sql`${sql.param([...new Set(values.filter(Boolean))])}::text[]`;

/** Children about to be created, with names as the database compares them. */
export async function comparablesOf(database: Queryable, children: readonly Child[]): Promise<Comparable[]> {
  const { rows } = await database.execute<{ key: string }>(sql`
    select ${nameKey(sql`name`)} as key from unnest(${sql.param(children.map(({ name }) => name ?? ''))}::text[])
      with ordinality given (name, place) order by place`);
  return children.map(({ ic, phone, guardian_phone, email }, at) => ({
    ...{ key: rows[at]!.key, ic, email, phones: [guardian_phone, phone].filter((one) => one !== null) },
  }));
}

/** Ids of the students who share something with one of the children. Each part uses its index. */
function sharing(children: readonly Comparable[]) {
  const phones = listed(children.flatMap((child) => child.phones as string[]));
  const parts = children.map(({ key }) => nameParts(key));
  const key = nameKey(sql`s.name`);
  return sql`(
    select s.id from students s where s.ic = any(${listed(children.map(({ ic }) => ic))})
    union select s.id from students s where ${key} = any(${listed(children.map((child) => child.key))})
    union select s.id from students s where s.guardian_phone = any(${phones})
    union select s.id from students s where s.phone = any(${phones})
    union select s.id from accounts a join students s on s.account_id = a.id
      where a.role = 'student' and a.email = any(${listed(children.map(({ email }) => email))})
    union select s.id from unnest(${listed(children.map(({ ic }) => ic?.slice(0, 6) ?? null))}) birth
      join students s on s.ic >= birth and s.ic < birth || 'z'
      where regexp_replace(${key}, '[^a-z]', '', 'g') = any(${listed(parts.map(({ latin }) => latin))})
        or regexp_replace(${key}, ${`[^${CHINESE}]`}, '', 'g') = any(${listed(parts.map(({ chinese }) => chinese))}))`;
}

/** Active students of the admin's branch who may be one of the children. */
export const isSharing = (caller: Caller, children: readonly Comparable[]) =>
  and(studentsOf(caller), isNull(accounts.deletedAt), sql`${students.id} in ${sharing(children)}`);

/** What a student is compared by. */
export const comparableColumns = {
  key: nameKey(sql`${students.name}`),
  ic: students.ic,
  email: accounts.email,
  phone: students.phone,
  guardian_phone: students.guardianPhone,
};

/** Students who may be the child about to be created, likeliest first, with what they share. */
export async function findDoubles(database: Queryable, caller: Caller, given: Child) {
  const [child] = await comparablesOf(database, [given]);
  const rows = await database
    .select({
      student: {
        id: students.id,
        student_id: students.studentId,
        name: students.name,
        education_level: students.educationLevel,
        school: students.school,
        status: accounts.status,
      },
      likeness: comparableColumns,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(isSharing(caller, [child!]))
    .orderBy(students.id);
  return rows
    .map(({ student, likeness: { phone, guardian_phone, ...likeness } }) => ({
      ...student,
      shares: sharedBy(child!, { ...likeness, phones: [guardian_phone, phone] }),
    }))
    .filter(({ shares }) => isDouble(shares))
    .toSorted((a, b) => rank(a.shares) - rank(b.shares))
    .slice(0, MOST);
}

const rank = (shares: readonly string[]) => (shares.includes('ic') ? 0 : shares.includes('name') ? 1 : 2);

/** Creating a child who may exist already needs confirmation. An equal IC is asked about separately. */
export async function requireNewChild(
  database: Queryable,
  caller: Caller,
  child: Child,
  despiteDoubles: boolean,
): Promise<void> {
  if (despiteDoubles) return;
  const found = (await findDoubles(database, caller, child)).filter(({ shares }) => !shares.includes('ic'));
  if (found.length > 0)
    fail('may_be_here', {
      params: { names: found.map(({ name, student_id }) => `${name} (${student_id})`) },
    });
}

/** An IC belongs to one child. Giving it to a second one needs confirmation. */
export async function requireOwnIc(
  database: Queryable,
  caller: Caller,
  ic: string | null,
  sameIc: boolean,
): Promise<void> {
  if (!ic || sameIc) return;
  const found = await database
    .select({ name: students.name, studentId: students.studentId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(and(eq(students.ic, ic), isActive, studentsOf(caller)))
    .orderBy(students.id)
    .limit(MOST);
  if (found.length > 0)
    fail('same_ic', { params: { names: found.map(({ name, studentId }) => `${name} (${studentId})`) } });
}
