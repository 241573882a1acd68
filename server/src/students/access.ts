import { and, eq, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

/** Which students an admin may see and manage (decision 58); `table` is an alias in the query. */
export const studentsOf = (caller: Caller, table: { branchId: Column } = students): SQL | undefined =>
  withinBranch(caller, table.branchId);

/** A student who is not suspended. The query joins the account. */
export const isActive = and(eq(accounts.status, 'active'), isNull(accounts.deletedAt));

/** What calls need to know about their student. */
const columns = {
  id: students.id,
  studentId: students.studentId,
  name: students.name,
  branchId: students.branchId,
  educationLevel: students.educationLevel,
  version: students.version,
  /** Of the first period, `YYYY-MM-DD`. */
  joinDate: sql<string>`(
    select min(${studentPeriods.fromDate})::text from ${studentPeriods}
    where ${studentPeriods.studentId} = ${students.id})`,
};

/** The student with an ID. The ID of a merged record means the one it was merged into (decision 79). */
const idBehind = (studentId: string) =>
  sql`(select coalesce(old.merged_into_id, old.id) from students old where old.student_id = ${studentId})`;

interface Options {
  /** Suspended students are not found. */
  onlyActive?: boolean;
  /** Locks the student until the transaction ends. */
  lock?: boolean;
}

/** A student the admin may manage, by record id or Student ID. Any other looks as if it did not exist. */
export async function requireStudent(
  database: Queryable,
  caller: Caller,
  key: { id: number } | { studentId: string },
  { onlyActive = false, lock = false }: Options = {},
) {
  const query = database
    .select(columns)
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(
      and(
        'id' in key ? eq(students.id, key.id) : eq(students.id, idBehind(key.studentId)),
        onlyActive ? isActive : isNull(accounts.deletedAt),
        studentsOf(caller),
      ),
    );
  const [student] = await (lock ? query.for('update', { of: students }) : query);
  return student ?? fail('not_found');
}
