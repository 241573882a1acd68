import { PAGE_SIZE } from '@portal/shared-api/paging';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';

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
    .select({
      id: payments.id,
      studentId: students.studentId,
      studentName: students.name,
      amountSen: payments.amountSen,
      paymentDate: payments.paymentDate,
      createdAt: payments.createdAt,
      paymentFor: payments.paymentFor,
      paymentType: payments.paymentType,
      status: payments.status,
      comment: payments.comment,
      proofKey: payments.proofKey,
    })
    .from(payments)
    .innerJoin(parentStudents, eq(parentStudents.studentId, payments.studentId))
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(ofLinkedStudents(parentId))
    .orderBy(desc(payments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
