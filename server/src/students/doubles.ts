import type { doubles } from '@portal/shared-api/students-editing';
import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { studentsOf } from './access.ts';

type Child = z.output<typeof doubles.body>;

const MOST = 10;

/** Compared without case, accents and spaces: `Tan Meiling` is `TAN MEI LING`. */
const nameKey = (value: SQL | string) => sql`replace(search_key(${value}), ' ', '')`;

/**
 * The students who may be a child that is about to be made: the same IC, the same name, or the same birth date (of the IC)
 * with the same guardian's phone. A sibling shares the phone alone and is no double; twins share phone and birth date.
 */
export async function findDoubles(database: Queryable, caller: Caller, child: Child) {
  const phones = [child.guardian_phone, child.phone].filter((phone) => phone !== null);
  const sameName = child.name
    ? sql<boolean>`${nameKey(sql`${students.name}`)} = ${nameKey(child.name)}`
    : sql`false`;
  const sameIc = child.ic ? sql<boolean>`${students.ic} = ${child.ic}` : sql`false`;
  const sameBirth = child.ic
    ? sql<boolean>`coalesce(left(${students.ic}, 6) = ${child.ic.slice(0, 6)}, false)`
    : sql`false`;
  const samePhone =
    phones.length > 0
      ? sql<boolean>`coalesce(${students.guardianPhone} = any(${sql.param(phones)}) or ${students.phone} = any(${sql.param(phones)}), false)`
      : sql`false`;
  const shared = {
    name: sql<boolean>`coalesce(${sameName}, false)`,
    ic: sql<boolean>`coalesce(${sameIc}, false)`,
    birth_date: sameBirth as SQL<boolean>,
    guardian_phone: samePhone as SQL<boolean>,
  };
  const rows = await database
    .select({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      education_level: students.educationLevel,
      school: students.school,
      status: accounts.status,
      shared,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(
      and(studentsOf(caller), isNull(accounts.deletedAt), or(sameName, sameIc, and(sameBirth, samePhone))),
    )
    .orderBy(desc(shared.ic), desc(shared.name), students.id)
    .limit(MOST);
  return rows.map(({ shared: found, ...student }) => ({
    ...student,
    shares: (['name', 'ic', 'birth_date', 'guardian_phone'] as const).filter((part) => found[part]),
  }));
}
