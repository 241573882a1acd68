import type { outstandingFilters } from '@portal/shared-api/outstanding';
import { firstDayOfPeriod, months, periodOfDate } from '@portal/shared-api/period';
import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { countLimit, paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { studentOutstanding as outstanding } from '../database/schema/outstanding.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import { hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { activeOfStudent } from '../payments/active-payments.ts';
import { isActive, studentsOf } from '../students/access.ts';
import { outstandingOfStudent } from './months.ts';

/** Of the first stay. */
const joinDate = sql<string>`(select min(from_date)::text from ${studentPeriods} where student_id = ${students}.id)`;

type Filters = z.output<typeof outstandingFilters>;

const wanted = (database: Database, caller: Caller, { search, month, branch, education_level }: Filters) =>
  and(
    gt(outstanding.number, 0),
    studentsOf(caller, outstanding),
    branch ? eq(outstanding.branchId, branch) : undefined,
    education_level ? eq(outstanding.educationLevel, education_level) : undefined,
    month ? arrayContains(outstanding.months, [firstDayOfPeriod(month)]) : undefined,
    search
      ? inArray(
          outstanding.studentId,
          database.select({ id: students.id }).from(students).where(hasWords(students.searchText, search)),
        )
      : undefined,
  );

const byYear = (dates: readonly string[]) => {
  const years: Record<string, (typeof months)[number][]> = {};
  for (const { year, month } of dates.map(periodOfDate)) (years[year] ??= []).push(months[month - 1]!);
  return years;
};

/** Initial values of a new payment for a student; undefined outside the admin's branch. */
export async function paymentStart(database: Database, caller: Caller, id: number) {
  const [student] = await database
    .select({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      joinDate,
      activePayments: activeOfStudent,
      outstanding: outstandingOfStudent(),
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(and(eq(students.id, id), isNull(accounts.deletedAt), studentsOf(caller)));
  return student;
}

/** One page of the students with outstanding months, those with most first. */
export async function outstandingPage(database: Database, caller: Caller, page: number, filters: Filters) {
  const where = wanted(database, caller, filters);
  const order = [desc(outstanding.number), asc(outstanding.studentId)];
  // in page order: otherwise PostgreSQL reads the table for a branch and level whose rows are together in an index
  const counted = database
    .select({ one: sql`1` })
    .from(outstanding)
    .where(where)
    .orderBy(...order)
    .limit(countLimit(page, filters.search || filters.month ? 'search' : 'list'))
    .as('counted');
  const { data, ...rest } = await paged(
    page,
    ({ limit, offset }) => {
      const shown = database
        .select({ id: outstanding.studentId })
        .from(outstanding)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
        .as('shown');
      return database
        .select({
          id: students.id,
          student_id: students.studentId,
          name: students.name,
          branch: { id: branches.id, branch_name: branches.name },
          education_level: students.educationLevel,
          join_date: joinDate,
          is_active: sql<boolean>`${isActive}`,
          number_of_outstanding_months: outstanding.number,
          months: sql<string[]>`to_json(${outstanding.months})`,
          submitted: sql<string[]>`to_json(${outstanding.submitted})`,
        })
        .from(shown)
        .innerJoin(outstanding, eq(outstanding.studentId, shown.id))
        .innerJoin(students, eq(students.id, shown.id))
        .innerJoin(accounts, eq(accounts.id, students.accountId))
        .innerJoin(branches, eq(branches.id, students.branchId))
        .orderBy(...order);
    },
    database.$count(counted),
  );
  return {
    ...rest,
    data: data.map(({ months: open, submitted, ...row }) => ({
      ...row,
      outstanding_payments: byYear(open),
      submitted_payments: byYear(submitted),
    })),
  };
}
