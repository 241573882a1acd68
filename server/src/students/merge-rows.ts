import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Tables whose rows of both students are restored when a merge is undone. */
const restored = [
  'student_periods',
  'class_enrollments',
  'attendance_marks',
  'student_time_changes',
  'parent_students',
  'student_presets',
] as const;

/** Tables whose rows only move between students: others refer to them, or they are append-only. */
const moved = ['payments', 'credit_entries', 'enrollment_requests', 'announcements'] as const;

/** Every table whose rows belong to a student; a test checks the schema against it. */
export const mergedTables: readonly string[] = [...restored, ...moved];

/** Columns of the students themselves that an undo restores. */
const studentColumns = sql.raw(
  `name, phone, ic, address, guardian_name, guardian_phone, school, education_level, branch_id, points,
   referred_by_id, former_ids, merged_into_id`,
);

type Row = Record<string, unknown> & { id?: number; student_id?: number };

/** Everything about two students before they are merged. */
export interface Before {
  students: Row[];
  accounts: Row[];
  /** Students referred by the removed record, and records merged into it earlier. */
  referred: number[];
  former: number[];
  /** By table; merges from before a table existed have no rows of it. */
  rows: Partial<Record<(typeof restored)[number] | (typeof moved)[number], Row[]>>;
}

export async function readRows(transaction: Queryable, keptId: number, mergedId: number): Promise<Before> {
  const ids = sql.param([keptId, mergedId]);
  const tables = [...restored, ...moved].flatMap((table) => [
    sql`${table}::text`,
    sql`(select coalesce(jsonb_agg(to_jsonb(record)), '[]') from ${sql.identifier(table)} record
      where record.student_id = any(${ids}))`,
  ]);
  const { rows } = await transaction.execute<{ before: Before }>(sql`select jsonb_build_object(
    'students', (select jsonb_agg(to_jsonb(record) - 'search_text') from students record where id = any(${ids})),
    'accounts', (select jsonb_agg(jsonb_build_object('id', accounts.id, 'email', email, 'status', status))
      from accounts join students on students.account_id = accounts.id where students.id = any(${ids})),
    'referred', (select coalesce(jsonb_agg(id), '[]') from students where referred_by_id = ${mergedId}),
    'former', (select coalesce(jsonb_agg(id), '[]') from students where merged_into_id = ${mergedId}),
    'rows', jsonb_build_object(${sql.join(tables, sql`, `)})
  ) as before`);
  return rows[0]!.before;
}

/** A digest of a student's records. A different one means that something has happened since. */
export async function fingerprintOf(transaction: Queryable, id: number): Promise<string> {
  const parts = [...restored, ...moved].map(
    (table) => sql`(select string_agg(to_jsonb(record)::text, '|' order by to_jsonb(record)::text)
      from ${sql.identifier(table)} record where record.student_id = ${id})`,
  );
  const { rows } = await transaction.execute<{ digest: string }>(sql`
    select md5(concat_ws('#', (select version from students where id = ${id}), ${sql.join(parts, sql`, `)})) as digest`);
  return rows[0]!.digest;
}

const idsOf = (before: Before, table: (typeof moved)[number], studentId: number) =>
  sql.param(
    (before.rows[table] ?? []).filter((row) => row.student_id === studentId).map((row) => Number(row.id)),
  );

/** Moves a student's payments, credit, requests and announcements to another. */
export async function moveRows(transaction: Queryable, before: Before, from: number, to: number, of: number) {
  for (const table of ['payments', 'announcements', 'enrollment_requests'] as const)
    await transaction.execute(sql`update ${sql.identifier(table)} set student_id = ${to}
      where id = any(${idsOf(before, table, of)})`);
  await transaction.execute(
    sql`select move_credit_entries(${from}, ${to}, ${idsOf(before, 'credit_entries', of)}::bigint[])`,
  );
}

/** Restores the rows of two students. */
export async function restoreRows(transaction: Queryable, before: Before, keptId: number, mergedId: number) {
  await moveRows(transaction, before, keptId, mergedId, mergedId);
  for (const { id, status } of before.rows.enrollment_requests ?? [])
    await transaction.execute(sql`update enrollment_requests set status = ${status} where id = ${id}`);
  for (const table of restored) {
    const rows = before.rows[table];
    if (!rows) continue;
    const name = sql.identifier(table);
    await transaction.execute(
      sql`delete from ${name} where student_id = any(${sql.param([keptId, mergedId])})`,
    );
    await transaction.execute(sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
  }
  for (const student of before.students)
    await transaction.execute(sql`update students set (${studentColumns}) = (
      select ${studentColumns} from jsonb_populate_record(null::students, ${JSON.stringify(student)}::jsonb))
      where id = ${student.id}`);
  for (const { id, email, status } of before.accounts)
    await transaction.execute(sql`update accounts set email = ${email}, status = ${status}, deleted_at = null
      where id = ${id}`);
  await transaction.execute(sql`update students set referred_by_id = ${mergedId}
    where id = any(${sql.param(before.referred)})`);
  await transaction.execute(sql`update students set merged_into_id = ${mergedId}
    where id = any(${sql.param(before.former)})`);
}
