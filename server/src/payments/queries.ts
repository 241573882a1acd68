import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { reachableBy } from './access.ts';
import { creditMovedBy } from './credit.ts';
import { acceptedByChange } from './history.ts';
import { adminColumns, rowColumns, rowsFor } from './rows.ts';

/** The payments of a parent's children, newest first, by id. Access ends with the link (decision 44). */
export function parentPayments(database: Database, caller: Caller, page: number) {
  const linked = and(eq(parentStudents.parentId, caller.profileId), isNull(payments.deletedAt));
  return paged(
    page,
    database
      .select(rowsFor(caller))
      .from(payments)
      .innerJoin(parentStudents, eq(parentStudents.studentId, payments.studentId))
      .innerJoin(students, eq(students.id, payments.studentId))
      .where(linked)
      .orderBy(desc(payments.id)),
    database.$count(
      database
        .select({ id: payments.id })
        .from(payments)
        .innerJoin(parentStudents, eq(parentStudents.studentId, payments.studentId))
        .where(linked)
        .as('linked'),
    ),
  );
}

/** A student's own payments, newest first. */
export const studentPayments = (database: Database, caller: Caller, page: number) =>
  paged(
    page,
    database
      .select(rowColumns)
      .from(payments)
      .innerJoin(students, eq(students.id, payments.studentId))
      .where(reachableBy(caller))
      .orderBy(desc(payments.id)),
    database.$count(payments, reachableBy(caller)),
  );

/** Payments waiting for the check, oldest first, with who accepted them. */
export function checkingPage(
  database: Database,
  caller: Caller,
  { page, branch }: { page: number; branch?: number | undefined },
) {
  const where = and(
    reachableBy(caller),
    eq(payments.status, 'pending_checking'),
    branch ? eq(payments.branchId, branch) : undefined,
  );
  return paged(
    page,
    database
      .select({
        ...adminColumns,
        firstAcceptBy: payments.firstAcceptBy,
        firstAcceptName: admins.name,
        creditMovedBy: creditMovedBy(payments.id),
        acceptedByChange: acceptedByChange(payments.id, payments.firstAcceptBy),
      })
      .from(payments)
      .innerJoin(students, eq(students.id, payments.studentId))
      .innerJoin(branches, eq(branches.id, payments.branchId))
      .innerJoin(admins, eq(admins.accountId, payments.firstAcceptBy))
      .where(where)
      .orderBy(asc(payments.id)),
    database.$count(payments, where),
  );
}
