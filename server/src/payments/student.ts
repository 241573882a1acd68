import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { childrenOf } from './access.ts';

/** What a payment needs to know about its student. */
export interface PayingStudent {
  id: number;
  studentId: string;
  branchId: number;
  /** Of the first period, `YYYY-MM-DD`. */
  joinDate: string;
}

async function find(database: Queryable, where: SQL | undefined): Promise<PayingStudent | undefined> {
  const [student] = await database
    .select({
      id: students.id,
      studentId: students.studentId,
      branchId: students.branchId,
      joinDate: sql<string>`min(${studentPeriods.fromDate})::text`,
    })
    .from(students)
    .innerJoin(studentPeriods, eq(studentPeriods.studentId, students.id))
    .where(where)
    .groupBy(students.id);
  return student;
}

export const studentById = async (database: Queryable, id: number): Promise<PayingStudent> =>
  (await find(database, eq(students.id, id)))!;

/** A linked student of a parent. Any other is not found. */
export async function linkedStudent(database: Queryable, caller: Caller, studentId: string) {
  return (
    (await find(
      database,
      and(eq(students.studentId, studentId), inArray(students.id, childrenOf(caller))),
    )) ?? fail('not_found')
  );
}
