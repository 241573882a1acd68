import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { signInStudent } from '@portal/shared-api/session';
import { searchStudents, studentDetails, studentsByIds } from '@portal/shared-api/students';
import { updateStudent } from '@portal/shared-api/students-editing';
import * as contract from '@portal/shared-api/students-merging';
import { sql } from 'drizzle-orm';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { creditEntries } from '../database/schema/credit.ts';
import { payments } from '../database/schema/payments.ts';
import { studentPeriods, studentPresets } from '../database/schema/students.ts';
import { addClass } from '../testing/classes.ts';
import { PASSWORD, addAdmin, addBranch, addParent, addStudent } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';
import { mergedTables } from './merge-rows.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

let branchId: number;
let level1: string;
let level3: string;
let adminId: number;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  level1 = (await addAdmin(database, { level: 'level_1', branchId })).token;
  const admin = await addAdmin(database, { level: 'level_3' });
  level3 = admin.token;
  adminId = admin.accountId;
});

/** Tables with a student that a merge leaves alone: one is derived, the other says what became of a form. */
const leftAlone = ['student_outstanding', 'student_registrations'];

test('every table whose rows belong to a student takes part in a merge', async () => {
  const { rows } = await database.execute<{ name: string }>(sql`
    select conrelid::regclass::text as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey) and attname = 'student_id'
    where contype = 'f' and confrelid = 'students'::regclass`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...mergedTables, ...leftAlone].toSorted());
});

/** One child twice, both with payments, credit, a class, a mark, a parent and fee items. */
async function twice() {
  const kept = await addStudent(database, {
    branchId,
    name: 'Lim Mei',
    school: 'SK Westlands',
    joined: '2025-01-06',
  });
  const merged = await addStudent(database, {
    branchId,
    name: 'Lim Mei Hua',
    school: 'SK Westlands',
    guardianName: 'Lim Ah Kow',
    joined: '2024-06-01',
  });
  const classId = await addClass(database, {
    branchId,
    commenceDate: addDays(today(), -60),
    concludeDate: addDays(today(), 60),
  });
  const day = addDays(today(), -7);
  await database
    .insert(attendanceSheets)
    .values({ classId, attendanceDate: day, submittedBy: adminId } as typeof attendanceSheets.$inferInsert);
  const paid = async (studentId: number, amountSen: number) => {
    const [payment] = await database
      .insert(payments)
      .values({
        studentId,
        branchId,
        amountSen,
        paymentDate: addDays(today(), -3),
        paymentFor: `${today().slice(0, 7)}-01`,
        paymentType: 'Cash',
        createdBy: adminId,
      })
      .returning({ id: payments.id });
    await database.insert(creditEntries).values({
      studentId,
      paymentId: payment!.id,
      kind: 'add',
      amountSen: 500,
      createdBy: adminId,
    } as typeof creditEntries.$inferInsert);
    return payment!.id;
  };
  for (const [student, attended] of [
    [kept, false],
    [merged, true],
  ] as const) {
    await database
      .insert(classEnrollments)
      .values({ classId, studentId: student.id, fromDate: addDays(today(), -30) });
    await database
      .insert(attendanceMarks)
      .values({ classId, attendanceDate: day, studentId: student.id, attended });
    await database
      .insert(studentPresets)
      .values({ studentId: student.id, title: student.name, valueSen: 100, position: 0 });
  }
  const parent = await addParent(database, { children: [merged.id] });
  return {
    kept,
    merged,
    classId,
    parent,
    payments: [await paid(kept.id, 12_000), await paid(merged.id, 15_000)],
  };
}

const preview = (id: number, studentId: string, token = level3) =>
  call(token, contract.mergePreview, { params: { id, studentId } });
async function merge(kept: { id: number }, merged: { studentId: string }, take: string[] = []) {
  const { body } = await preview(kept.id, merged.studentId);
  return call(level3, contract.mergeStudents, {
    params: { id: kept.id, studentId: merged.studentId },
    body: { take, kept_version: body.kept?.version ?? 1, merged_version: body.merged?.version ?? 1 },
  });
}
const count = async (table: string, id: number) => {
  const { rows } = await database.execute<{ rows: number }>(
    sql`select count(*)::int as rows from ${sql.identifier(table)} where student_id = ${id}`,
  );
  return rows[0]!.rows;
};
/** Everything the database holds about students, without columns that every change touches. */
const everything = async () => {
  const tables = [
    'payments',
    'credit_entries',
    'student_periods',
    'class_enrollments',
    'attendance_marks',
    'parent_students',
    'student_presets',
  ];
  const state: Record<string, unknown> = {};
  for (const table of tables)
    state[table] = (
      await database.execute(
        sql`select to_jsonb(record) - 'version' - 'updated_at' as row from ${sql.identifier(table)} record order by 1`,
      )
    ).rows;
  state.students = (
    await database.execute(
      sql`select to_jsonb(students) - 'version' - 'updated_at' as row from students order by id`,
    )
  ).rows;
  return state;
};

describe('merge', () => {
  test('shows conflicts and what moves, whichever of the two it starts from', async () => {
    const { kept, merged } = await twice();
    for (const [id, other] of [
      [kept.id, merged.studentId],
      [merged.id, kept.studentId],
    ] as const) {
      const { body } = await preview(id, other);
      expect(body).toMatchObject({
        kept: { id: kept.id },
        merged: { id: merged.id },
        moves: { payments: 1, classes: 1, attendance: 1, parents: 1, requests: 0 },
      });
      const fields = body.conflicts.map(({ field }: { field: string }) => field);
      expect(fields).toEqual(['name', 'email', 'phone', 'presets']);
    }
  });

  test('moves everything once, keeps the older ID and lets both find the child', async () => {
    const { kept, merged, classId, parent } = await twice();
    const answer = await merge(kept, merged, ['name', 'presets']);
    expect(answer).toMatchObject({ status: 200, body: { id: kept.id, student_id: kept.studentId } });

    expect((await call(level3, studentDetails, { params: { id: kept.id } })).body).toMatchObject({
      name: 'Lim Mei Hua',
      guardian_name: 'Lim Ah Kow',
      email: kept.email,
      overpaid: '10.00',
      original_join_date: '2024-06-01',
    });
    for (const table of [
      'payments',
      'credit_entries',
      'class_enrollments',
      'attendance_marks',
      'parent_students',
    ])
      expect([table, await count(table, merged.id)]).toEqual([table, 0]);
    expect(await count('payments', kept.id)).toBe(2);
    expect(await count('class_enrollments', kept.id)).toBe(1);
    expect(
      await database
        .select()
        .from(attendanceMarks)
        .where(sql`class_id = ${classId}`),
    ).toMatchObject([{ studentId: kept.id, attended: true }]);
    expect(await count('parent_students', kept.id)).toBe(1);
    expect(parent.id).toBeGreaterThan(0);

    const found = await call(level1, searchStudents, { params: { term: merged.studentId } });
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
    expect((await call(level3, studentDetails, { params: { id: merged.id } })).status).toBe(404);
    const signIn = await portal.call(signInStudent, {
      body: { email: merged.studentId, password: PASSWORD },
    });
    expect(signIn.body.name).toBe('Lim Mei Hua');
    const byId = await call(level1, studentsByIds, { body: { student_ids: [merged.studentId] } });
    expect(byId.body.data).toMatchObject([{ student_id: kept.studentId }]);
    expect((await preview(kept.id, merged.studentId)).body.code).toBe('merge_with_itself');
  });

  test('is undone exactly, while nothing new has happened', async () => {
    const { kept, merged } = await twice();
    const before = await everything();
    await merge(kept, merged, ['name', 'email', 'presets']);
    const listed = (await call(level3, contract.merges, { params: { id: kept.id } })).body.data;
    expect(listed).toMatchObject([{ student_id: merged.studentId, can_undo: true }]);
    expect((await call(level3, contract.undoMerge, { params: { id: listed[0].id } })).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await call(level3, contract.undoMerge, { params: { id: listed[0].id } })).body.code).toBe(
      'undone_already',
    );
    expect((await merge(kept, merged)).status).toBe(200);
  });

  test('is not undone after something new', async () => {
    const { kept, merged } = await twice();
    await merge(kept, merged);
    const {
      student_id: _,
      branch: __,
      referred_by: ___,
      ...now
    } = (await call(level3, studentDetails, { params: { id: kept.id } })).body;
    await call(level3, updateStudent, { params: { id: kept.id }, body: { ...now, name: 'Somebody' } });
    const [listed] = (await call(level3, contract.merges, { params: { id: kept.id } })).body.data;
    expect(listed.can_undo).toBe(false);
    expect((await call(level3, contract.undoMerge, { params: { id: listed.id } })).body.code).toBe(
      'merge_not_undoable',
    );
  });

  test('refuses the same payment in both unless it is rejected', async () => {
    const { kept, merged, payments: ids } = await twice();
    await database.execute(sql`update payments set amount_sen = 12000 where id = ${ids[1]}`);
    expect((await merge(kept, merged)).body.code).toBe('merge_same_payment');
    expect(await count('payments', merged.id)).toBe(1);
  });

  test('is for level_3, with the versions that were seen, and of two at once one wins', async () => {
    const { kept, merged } = await twice();
    expect((await preview(kept.id, merged.studentId, level1)).status).toBe(403);
    const stale = await call(level3, contract.mergeStudents, {
      params: { id: kept.id, studentId: merged.studentId },
      body: { take: [], kept_version: 99, merged_version: 1 },
    });
    expect(stale.body.code).toBe('changed_meanwhile');
    const answers = await Promise.all([merge(kept, merged), merge(kept, merged)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

test('a period that touches another one is one stay', async () => {
  const { kept, merged } = await twice();
  await merge(kept, merged);
  const stays = await database
    .select()
    .from(studentPeriods)
    .where(sql`student_id = ${kept.id}`);
  expect(stays).toMatchObject([{ fromDate: '2024-06-01', untilDate: null }]);
});
