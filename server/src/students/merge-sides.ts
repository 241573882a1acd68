import { educationLevelNames } from '@portal/shared-api/education-levels';
import { ringgit } from '@portal/shared-api/money';
import { mergeFields, type MergeField } from '@portal/shared-api/students-merging';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { studentPresets, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireStudent } from './access.ts';

type Presets = (typeof studentPresets.$inferSelect)[];

/** The two students of a merge. The one with the older ID stays (decision 79). */
export async function bothOf(
  database: Queryable,
  caller: Caller,
  id: number,
  studentId: string,
  lock = false,
) {
  const one = await requireStudent(database, caller, { id });
  const other = await requireStudent(database, caller, { studentId });
  if (one.id === other.id) fail('merge_with_itself');
  const [keptId, mergedId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  const query = database
    .select({ student: students, accountId: accounts.id, email: accounts.email, branch: branches.name })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .innerJoin(branches, eq(branches.id, students.branchId))
    .where(inArray(students.id, [keptId, mergedId]))
    .orderBy(asc(students.id));
  const [kept, merged] = await (lock ? query.for('update', { of: students }) : query);
  const presets = await database
    .select()
    .from(studentPresets)
    .where(inArray(studentPresets.studentId, [keptId, mergedId]))
    .orderBy(asc(studentPresets.position));
  const withPresets = (row: NonNullable<typeof kept>) => ({
    ...row,
    presets: presets.filter((preset) => preset.studentId === row.student.id),
  });
  return { kept: withPresets(kept!), merged: withPresets(merged!) };
}
export type Side = Awaited<ReturnType<typeof bothOf>>['kept'];

const presetsText = (presets: Presets): string | null =>
  presets.map(({ title, valueSen }) => `${title} ${ringgit(valueSen)}`).join('; ') || null;

/** The value of a field in a record, as the screen shows it. */
export const says: Record<MergeField, (side: Side) => string | null> = {
  name: ({ student }) => student.name,
  email: ({ email }) => email,
  phone: ({ student }) => student.phone,
  ic: ({ student }) => student.ic,
  school: ({ student }) => student.school,
  education_level: ({ student }) => educationLevelNames[student.educationLevel].en,
  branch: ({ branch }) => branch,
  guardian_name: ({ student }) => student.guardianName,
  guardian_phone: ({ student }) => student.guardianPhone,
  address: ({ student }) => student.address,
  presets: ({ presets }) => presetsText(presets),
};

const conflictsOf = (kept: Side, merged: Side) =>
  mergeFields
    .map((field) => ({ field, kept: says[field](kept), merged: says[field](merged) }))
    .filter(({ kept: mine, merged: other }) => mine !== null && other !== null && mine !== other);

const recordOf = ({ student: { id, studentId, name, version } }: Side) => ({
  id,
  student_id: studentId,
  name,
  version,
});

/** What a merge would move, and what has to be decided. */
export async function mergePreview(database: Database, caller: Caller, id: number, studentId: string) {
  const { kept, merged } = await bothOf(database, caller, id, studentId);
  const { rows } = await database.execute<
    Record<'payments' | 'classes' | 'attendance' | 'parents' | 'requests', number>
  >(
    sql`select
      (select count(*)::int from payments where student_id = ${merged.student.id} and deleted_at is null) as payments,
      (select count(distinct class_id)::int from class_enrollments where student_id = ${merged.student.id}) as classes,
      (select count(*)::int from attendance_marks where student_id = ${merged.student.id}) as attendance,
      (select count(*)::int from parent_students where student_id = ${merged.student.id}) as parents,
      (select count(*)::int from enrollment_requests where student_id = ${merged.student.id}) as requests`,
  );
  return {
    kept: recordOf(kept),
    merged: recordOf(merged),
    conflicts: conflictsOf(kept, merged),
    moves: rows[0]!,
  };
}
