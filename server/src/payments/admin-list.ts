import { firstDayOfPeriod } from '@portal/shared-api/period';
import { today } from '@portal/shared-api/calendar';
import type { paymentFilters } from '@portal/shared-api/payments-admin';
import { and, asc, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { branches } from '../database/schema/branches.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import { hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { reachableBy } from './access.ts';
import { adminColumns } from './rows.ts';

/** Counting stops here: nobody turns 667 pages, and counting a million rows takes longer than reading one page. */
const COUNT_LIMIT = 10_000;

type Filters = z.output<typeof paymentFilters>;

/**
 * A level_1 admin sees `pending_checking` as Approved, so that filter finds both. The other is not offered to them, and
 * refused (decision 8).
 */
function statusFilter(caller: Caller, status: Filters['status']): SQL | undefined {
  if (!status) return undefined;
  if (caller.adminLevel !== 'level_1') return eq(payments.status, status);
  if (status === 'pending_checking') fail('validation', { fields: { status: 'selection_unknown' } });
  return status === 'approved'
    ? sql`${payments.status} in ('approved', 'pending_checking')`
    : eq(payments.status, status);
}

const studentsNamed = (database: Database, term: string) =>
  database.select({ id: students.id }).from(students).where(hasWords(students.searchText, term));

/** Bounds are inclusive (decision 20). A branch other than the admin's own finds nothing. */
const filtered = (database: Database, caller: Caller, filters: Filters): SQL | undefined =>
  and(
    reachableBy(caller),
    filters.branch ? eq(payments.branchId, filters.branch) : undefined,
    statusFilter(caller, filters.status),
    filters.payment_for ? eq(payments.paymentFor, firstDayOfPeriod(filters.payment_for)) : undefined,
    filters.payment_amount_min === undefined
      ? undefined
      : gte(payments.amountSen, filters.payment_amount_min),
    filters.payment_amount_max === undefined
      ? undefined
      : lte(payments.amountSen, filters.payment_amount_max),
    filters.payment_date_from ? gte(payments.paymentDate, filters.payment_date_from) : undefined,
    filters.payment_date_to ? lte(payments.paymentDate, filters.payment_date_to) : undefined,
    filters.search ? inArray(payments.studentId, studentsNamed(database, filters.search)) : undefined,
  );

const DAY = 86_400_000;

/**
 * Whether the dates are so far back that collecting the matches is faster than walking from the newest payment. The
 * planner cannot know: it assumes that dates are spread evenly over ids, though both grow together.
 */
export function isLongAgo({ payment_date_from: from, payment_date_to: to }: Filters, now = today()): boolean {
  if (!from || !to) return false;
  return Date.parse(now) - Date.parse(to) > Date.parse(to) - Date.parse(from) + DAY;
}

/**
 * One page of an admin's list and the number of rows, counted up to a limit. The page is found by ids alone, and only
 * its rows are read with student and branch, so a deep page does not read what comes before it.
 */
export async function adminPaymentsPage(database: Database, caller: Caller, filters: Filters, page: number) {
  const where = filtered(database, caller, filters);
  // no index covers the expression, so PostgreSQL collects first and sorts then
  const number = isLongAgo(filters) ? sql`${payments.id} + 0` : payments.id;
  // pending payments are worked off oldest first
  const inOrder = filters.status?.startsWith('pending') ? asc : desc;
  const counted = database
    .select({ one: sql`1` })
    .from(payments)
    .where(where)
    .limit(COUNT_LIMIT)
    .as('counted');
  return paged(
    page,
    ({ limit, offset }) => {
      const shown = database
        .select({ id: payments.id })
        .from(payments)
        .where(where)
        .orderBy(inOrder(number))
        .limit(limit)
        .offset(offset)
        .as('shown');
      return database
        .select(adminColumns)
        .from(shown)
        .innerJoin(payments, eq(payments.id, shown.id))
        .innerJoin(students, eq(students.id, payments.studentId))
        .innerJoin(branches, eq(branches.id, payments.branchId))
        .orderBy(inOrder(payments.id));
    },
    database.$count(counted),
  );
}
