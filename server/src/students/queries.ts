import type { EducationLevel } from '@portal/shared-api/education-levels';
import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, UNNAMED, type Placeholders } from '../database/built-once.ts';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { students } from '../database/schema/students.ts';
import { hasWords, wordsOf } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { branchScope } from '../http/permissions.ts';
import { isActive, studentsOf } from './access.ts';

const row = {
  id: students.id,
  student_id: students.studentId,
  name: students.name,
  email: accounts.email,
  phone: students.phone,
  guardian_phone: students.guardianPhone,
  education_level: students.educationLevel,
  branch: { id: branches.id, branch_name: branches.name },
};
const selectRows = (database: Database) =>
  database
    .select(row)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .innerJoin(branches, eq(branches.id, students.branchId));

interface Filter {
  education_level?: EducationLevel | undefined;
  branch?: number | undefined;
}

/** The values of a question for active students; `scope` is the admin's own branch (decision 58). */
const valuesOf = (caller: Caller, { education_level, branch }: Filter) => ({
  scope: branchScope(caller) ?? undefined,
  education_level,
  branch,
});
type Values = ReturnType<typeof valuesOf>;

/** Active students this admin may see: `studentsOf`, but built once. A branch other than the own one has none. */
const matching = ({ scope, education_level, branch }: Values | Placeholders<Values>) =>
  and(
    isActive,
    scope ? eq(students.branchId, scope) : undefined,
    education_level ? eq(students.educationLevel, education_level) : undefined,
    branch ? eq(students.branchId, branch) : undefined,
  );

const pageOf = builtOnce(
  (database, { limit, offset, ...filter }: Placeholders<Values & { limit: number; offset: number }>) =>
    selectRows(database)
      .where(matching(filter))
      .orderBy(asc(students.name), asc(students.id))
      .limit(limit)
      .offset(offset)
      .prepare(UNNAMED),
);
const countOf = builtOnce((database, filter: Placeholders<Values>) =>
  database
    .select({ rows: count() })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(matching(filter))
    .prepare(UNNAMED),
);

/** One page of the active students by name. */
export async function listStudents(database: Database, caller: Caller, page: number, filter: Filter) {
  const values = valuesOf(caller, filter);
  return paged(
    page,
    (limits) => pageOf(database, { ...values, ...limits }).execute({ ...values, ...limits }),
    countOf(database, values)
      .execute(values)
      .then(([row]) => row!.rows),
  );
}

/** Active students whose name and ID have every word of the term; the one whose ID it is comes first. */
export async function searchStudents(database: Database, caller: Caller, term: string, filter: Filter) {
  const [id = ''] = wordsOf(term).filter((word) => /^(ss)?\d+$/i.test(word));
  const rows = await selectRows(database)
    .where(and(matching(valuesOf(caller, filter)), hasWords(students.searchText, term)))
    .orderBy(
      desc(eq(students.studentId, `SS${id.replace(/^ss/i, '')}`)),
      asc(students.name),
      asc(students.id),
    )
    .limit(SEARCH_LIMIT + 1);
  return { rows: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}

const referrers = alias(students, 'referrers');
const edgeOfPeriods = (edge: 'min' | 'max') => sql<string>`(
  select ${sql.raw(edge)}(from_date)::text from student_periods where student_periods.student_id = ${students.id})`;

/** Everything of one student, suspended ones included; undefined outside the admin's branch. */
export async function studentDetails(database: Database, caller: Caller, id: number) {
  const [student] = await database
    .select({
      ...row,
      guardian_name: students.guardianName,
      school: students.school,
      address: students.address,
      ic: students.ic,
      points: students.points,
      overpaid: students.overpaidSen,
      join_date: edgeOfPeriods('max'),
      original_join_date: edgeOfPeriods('min'),
      referral_code: students.referralCode,
      referred_by: { student_id: referrers.studentId, name: referrers.name },
      initializedAt: students.initializedAt,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .innerJoin(branches, eq(branches.id, students.branchId))
    .leftJoin(referrers, eq(referrers.id, students.referredById))
    .where(and(eq(students.id, id), studentsOf(caller)));
  return student;
}
