import { PAGE_SIZE } from '@portal/shared-api/paging';
import { and, asc, count, desc, eq, gte, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { paymentFilters } from '@portal/shared-api/payments-admin';
import type { Database } from '../database/connect.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import { contains } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { reachableBy } from './locked.ts';
import { adminColumns, monthOf, rowColumns } from './rows.ts';

/** Counting stops here: nobody turns 667 pages, and counting a million rows takes longer than reading one page. */
const COUNT_LIMIT = 10_000;

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

type Filters = z.output<typeof paymentFilters>;

/** A level_1 admin sees `pending_checking` as Approved, so the filter finds both there (decision 8). */
function statusFilter(caller: Caller, status: Filters['status']): SQL | undefined {
  if (!status) return undefined;
  if (caller.adminLevel === 'level_1' && status === 'approved')
    return sql`${payments.status} in ('approved', 'pending_checking')`;
  return eq(payments.status, status);
}

/** Bounds are inclusive (decision 20). A branch beyond the admin's own finds nothing. */
const filtered = (caller: Caller, filters: Filters): SQL | undefined =>
  and(
    reachableBy(caller),
    filters.branch ? eq(payments.branchId, filters.branch) : undefined,
    statusFilter(caller, filters.status),
    filters.payment_for ? eq(payments.paymentFor, monthOf(filters.payment_for)) : undefined,
    filters.payment_amount_min === undefined
      ? undefined
      : gte(payments.amountSen, filters.payment_amount_min),
    filters.payment_amount_max === undefined
      ? undefined
      : lte(payments.amountSen, filters.payment_amount_max),
    filters.payment_date_from ? gte(payments.paymentDate, filters.payment_date_from) : undefined,
    filters.payment_date_to ? lte(payments.paymentDate, filters.payment_date_to) : undefined,
    filters.search ? contains(students.searchText, filters.search) : undefined,
  );

/** One page of an admin's list and the number of rows, counted up to a limit. */
export async function adminPaymentsPage(database: Database, caller: Caller, filters: Filters, page: number) {
  const where = filtered(caller, filters);
  const counted = database
    .select({ one: sql`1` })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(where)
    .limit(COUNT_LIMIT)
    .as('counted');
  const [rows, [total]] = await Promise.all([
    database
      .select(adminColumns)
      .from(payments)
      .innerJoin(students, eq(students.id, payments.studentId))
      .innerJoin(branches, eq(branches.id, payments.branchId))
      .where(where)
      .orderBy(desc(payments.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    database.select({ count: count() }).from(counted),
  ]);
  return { rows, total: total!.count };
}

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
      .select({ ...adminColumns, firstAcceptBy: payments.firstAcceptBy, firstAcceptName: admins.name })
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
