import type { EducationLevel } from '@portal/shared-api/education-levels';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, UNNAMED, type Placeholders } from '../database/built-once.ts';
import type { Database } from '../database/connect.ts';
import { countLimit, paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { branchScope, isWithin } from '../http/permissions.ts';
import { studentsOf } from './access.ts';

const row = {
  id: students.id,
  student_id: students.studentId,
  name: students.name,
  email: accounts.email,
  phone: students.phone,
  guardian_phone: students.guardianPhone,
  education_level: students.educationLevel,
  school: students.school,
  branch: { id: branches.id, branch_name: branches.name },
  status: accounts.status,
};
export const selectRows = (database: Database) =>
  database
    .select(row)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .innerJoin(branches, eq(branches.id, students.branchId));

export interface Filter {
  education_level?: EducationLevel | undefined;
  branch?: number | undefined;
  status?: 'active' | 'suspended' | undefined;
}

/** The parameters of a student query; `scope` is the admin's own branch (decision 58). */
export const valuesOf = (caller: Caller, { education_level, branch, status = 'active' }: Filter) => ({
  scope: branchScope(caller) ?? undefined,
  education_level,
  branch,
  status,
});
type Values = ReturnType<typeof valuesOf>;

/** Students this admin may see: `studentsOf`, but built once. For another branch than their own there are none. */
export const matching = ({ scope, education_level, branch, status }: Values | Placeholders<Values>) =>
  and(
    eq(students.accountState, status),
    scope ? eq(students.branchId, scope) : undefined,
    education_level ? eq(students.educationLevel, education_level) : undefined,
    branch ? eq(students.branchId, branch) : undefined,
  );

/** The page is found in an index alone, and only its rows are read with account and branch. */
const pageOf = builtOnce(
  (database, { limit, offset, ...filter }: Placeholders<Values & { limit: number; offset: number }>) => {
    const shown = database
      .select({ id: students.id })
      .from(students)
      .where(matching(filter))
      .orderBy(asc(students.name), asc(students.id))
      .limit(limit)
      .offset(offset)
      .as('shown');
    return selectRows(database)
      .innerJoin(shown, eq(shown.id, students.id))
      .orderBy(asc(students.name), asc(students.id))
      .prepare(UNNAMED);
  },
);
const countOf = builtOnce((database, { most, ...filter }: Placeholders<Values & { most: number }>) =>
  database
    .select({ rows: count() })
    .from(
      database
        .select({ one: sql`1`.as('one') })
        .from(students)
        .where(matching(filter))
        .limit(most)
        .as('counted'),
    )
    .prepare(UNNAMED),
);

/** One page of the active students by name. */
export async function listStudents(database: Database, caller: Caller, page: number, filter: Filter) {
  const values = valuesOf(caller, filter);
  const counted = { ...values, most: countLimit(page) };
  return paged(
    page,
    (limits) => pageOf(database, { ...values, ...limits }).execute({ ...values, ...limits }),
    countOf(database, counted)
      .execute(counted)
      .then(([row]) => row!.rows),
  );
}

const referrers = alias(students, 'referrers');
const former = alias(students, 'former');
const edgeOfPeriods = (edge: 'min' | 'max') => sql<string>`(
  select ${sql.raw(edge)}(from_date)::text from student_periods where student_periods.student_id = ${students.id})`;

/** The students with these IDs by name, including suspended ones. */
export const studentsByIds = (database: Database, caller: Caller, studentIds: string[]) =>
  selectRows(database)
    .where(
      and(
        isNull(accounts.deletedAt),
        studentsOf(caller),
        or(
          inArray(students.studentId, studentIds),
          // The id of a merged record still finds the child.
          inArray(
            students.id,
            database
              .select({ id: former.mergedIntoId })
              .from(former)
              .where(inArray(former.studentId, studentIds)),
          ),
        ),
      ),
    )
    .orderBy(asc(students.name), asc(students.id));

/** Whose referral code it is. The name of a student of another branch is not shown. */
export async function studentByReferralCode(database: Database, caller: Caller, code: string) {
  const [found] = await database
    .select({
      referral_code: students.referralCode,
      student: { student_id: students.studentId, name: students.name },
      branchId: students.branchId,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(and(eq(students.referralCode, code), isNull(accounts.deletedAt)));
  if (!found) return [];
  const { branchId, referral_code, student } = found;
  return [{ referral_code, student: isWithin(branchScope(caller), branchId) ? student : null }];
}

/** Everything about one student, including suspended ones; undefined outside the admin's branch. */
export async function studentDetails(database: Database, caller: Caller, id: number) {
  const [student] = await database
    .select({
      ...row,
      guardian_name: students.guardianName,
      address: students.address,
      ic: students.ic,
      points: students.points,
      overpaid: students.overpaidSen,
      join_date: edgeOfPeriods('max'),
      original_join_date: edgeOfPeriods('min'),
      referral_code: students.referralCode,
      referred_by: {
        student_id: referrers.studentId,
        name: referrers.name,
        referral_code: referrers.referralCode,
      },
      version: students.version,
      initializedAt: students.initializedAt,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .innerJoin(branches, eq(branches.id, students.branchId))
    .leftJoin(referrers, eq(referrers.id, students.referredById))
    .where(and(eq(students.id, id), isNull(accounts.deletedAt), studentsOf(caller)));
  return student;
}
