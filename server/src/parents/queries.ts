import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { linkageRequests, parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { studentPeriods, studentPresets, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { activeOfStudent } from '../payments/active-payments.ts';
import { rowsFor } from '../payments/rows.ts';
import { outstandingOfStudent } from '../outstanding/months.ts';

/**
 * A parent's children with what their payments need, in one query: visible fee items in order, join date, months to
 * pay, and existing payments.
 */
export const linkedStudents = (database: Database, parentId: number) =>
  database
    .select({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      education_level: students.educationLevel,
      school: students.school,
      presets: sql<{ title: string; value: number; show: boolean }[]>`coalesce(
        (select json_agg(json_build_object('title', title, 'value', value_sen, 'show', show) order by position)
         from ${studentPresets} where student_id = ${students.id} and show), '[]')`,
      activePayments: activeOfStudent,
      outstanding: outstandingOfStudent(),
      joinDate: sql<string>`min(${studentPeriods.fromDate})::text`,
    })
    .from(parentStudents)
    .innerJoin(students, eq(students.id, parentStudents.studentId))
    .innerJoin(studentPeriods, eq(studentPeriods.studentId, students.id))
    .where(eq(parentStudents.parentId, parentId))
    .groupBy(students.id)
    .orderBy(asc(students.name), asc(students.id));

/** The rejected payments of a parent's children, newest first. */
export const rejectedPayments = (database: Database, caller: Caller) =>
  database
    .select(rowsFor(caller))
    .from(parentStudents)
    .innerJoin(payments, eq(payments.studentId, parentStudents.studentId))
    .innerJoin(students, eq(students.id, payments.studentId))
    .where(
      and(
        eq(parentStudents.parentId, caller.profileId),
        eq(payments.status, 'rejected'),
        isNull(payments.deletedAt),
      ),
    )
    .orderBy(desc(payments.id));

/** Whether one of the IDs already is a child of the parent. */
export async function isChildAmong(database: Database, parentId: number, studentIds: string[]) {
  const rows = await database
    .select({ id: students.id })
    .from(parentStudents)
    .innerJoin(students, eq(students.id, parentStudents.studentId))
    .where(and(eq(parentStudents.parentId, parentId), inArray(students.studentId, studentIds)))
    .limit(1);
  return rows.length > 0;
}

/** Stores a parent's requests. A pending one is renewed and now refers to whoever has the ID today (decision 44). */
export async function requestLinks(
  database: Database,
  parentId: number,
  studentIds: string[],
): Promise<void> {
  await database
    .insert(linkageRequests)
    .values(studentIds.map((studentId) => ({ parentId, studentId })))
    .onConflictDoUpdate({
      target: [linkageRequests.parentId, linkageRequests.studentId],
      targetWhere: sql`status = 'pending'`,
      set: { createdAt: sql`now()` },
    });
}
