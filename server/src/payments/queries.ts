import { PAGE_SIZE } from '@portal/shared-api/paging';
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { lastActionOn } from './history.ts';
import { reachableBy } from './locked.ts';
import { adminColumns, rowColumns } from './rows.ts';

export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

const offsetOf = (page: number): number => (page - 1) * PAGE_SIZE;

/** The link is part of the question, so access ends with it (decision 44). */
const ofLinkedStudents = (parentId: number) =>
  and(eq(parentStudents.parentId, parentId), isNull(payments.deletedAt));

export async function countParentPayments(database: Database, parentId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(payments)
    .innerJoin(parentStudents, eq(parentStudents.studentId, payments.studentId))
    .where(ofLinkedStudents(parentId));
  return row!.count;
}

/** Newest first: numbers only grow. */
export const parentPaymentsPage = (database: Database, parentId: number, page: number) =>
  database
    .select(rowColumns)
    .from(payments)
    .innerJoin(parentStudents, eq(parentStudents.studentId, payments.studentId))
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(ofLinkedStudents(parentId))
    .orderBy(desc(payments.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));

export async function countStudentPayments(database: Database, caller: Caller): Promise<number> {
  const [row] = await database.select({ count: count() }).from(payments).where(reachableBy(caller));
  return row!.count;
}

export const studentPaymentsPage = (database: Database, caller: Caller, page: number) =>
  database
    .select(rowColumns)
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(reachableBy(caller))
    .orderBy(desc(payments.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));

/** What waits for the check, oldest first, with who accepted it. */
export async function checkingPage(
  database: Database,
  caller: Caller,
  { page, branch }: { page: number; branch?: number | undefined },
) {
  const where = and(
    reachableBy(caller),
    eq(payments.status, 'pending_checking'),
    branch ? eq(payments.branchId, branch) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    database
      .select({
        ...adminColumns,
        firstAcceptBy: payments.firstAcceptBy,
        firstAcceptName: admins.name,
        lastAction: lastActionOn(payments.id),
      })
      .from(payments)
      .innerJoin(students, eq(students.id, payments.studentId))
      .innerJoin(branches, eq(branches.id, payments.branchId))
      .innerJoin(admins, eq(admins.accountId, payments.firstAcceptBy))
      .where(where)
      .orderBy(asc(payments.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    database.select({ count: count() }).from(payments).where(where),
  ]);
  return { rows, total: total!.count };
}
