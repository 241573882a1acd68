import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';

/**
 * A digest of a student's record. Unlike the version, it is the same again after a merge or correction is undone. The
 * table is spelled out, because drizzle omits it in a single-table query and the subquery needs it.
 */
export const digest = sql<string>`md5(jsonb_build_array(
  ${students.name}, ${students.phone}, ${students.ic}, ${students.address}, ${students.guardianName},
  ${students.guardianPhone}, ${students.school}, ${students.educationLevel}, ${students.branchId}, ${students.points},
  ${students.overpaidSen}, ${students.referredById}, ${students.mergedIntoId}, ${students.formerIds},
  (select jsonb_build_array(email, status) from ${accounts} where id = ${students}.account_id),
  (select jsonb_agg(jsonb_build_array(from_date, until_date) order by from_date)
    from student_periods where student_id = ${students}.id)
)::text)`;

/** Version and digest of students, in the requested order. */
export async function digestsOf(transaction: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ id: students.id, version: students.version, digest })
    .from(students)
    .where(inArray(students.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}
