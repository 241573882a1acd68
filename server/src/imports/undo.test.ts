import { expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/imports';
import { merges, mergeStudents, undoMerge } from '@portal/shared-api/students-merging';
import { outstandingPayments, studentOutstanding } from '@portal/shared-api/outstanding';
import { asc, eq, like, sql, type SQL } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import { addAdmin } from '../testing/people.ts';
import { importingPortal, row } from './testing-imports.ts';

const { database, call, level1, run, linesOf } = await importingPortal();

test('what was undone owes nothing, and a merge that was undone keeps no import from it', async () => {
  const { body } = await run(await linesOf([row({ Name: 'Gone Again' }), row({ Name: 'Other Again' })]));
  const found = await database
    .select()
    .from(students)
    .where(like(students.name, '% Again'))
    .orderBy(asc(students.id));
  const one = found[0]!.id;
  const names = async () =>
    (await call(level1, outstandingPayments, { query: { search: 'Again' } })).body.data.length;
  expect(await names()).toBe(2);
  const level3 = (await addAdmin(database, { level: 'level_3' })).token;
  const merged = await call(level3, mergeStudents, {
    params: { id: one, studentId: found[1]!.studentId },
    body: { kept_version: found[0]!.version, merged_version: found[1]!.version, take: [] },
  });
  expect(merged.status).toBe(200);
  expect(await names()).toBe(1);
  const undo = () => call(level1, contract.undoImport, { params: { id: body.id } });
  expect((await undo()).body.code).toBe('import_not_undoable');
  const [{ id: mergeId }] = (await call(level3, merges, { params: { id: one } })).body.data;
  expect((await call(level3, undoMerge, { params: { id: mergeId } })).status).toBe(200);
  expect(await names()).toBe(2);
  expect((await undo()).status).toBe(200);
  expect(await names()).toBe(0);
  const start = await call(level1, studentOutstanding, { params: { id: one } });
  expect(start.status).toBe(404);
});

test('is undone by batch, and not after something new', async () => {
  const lines = await linesOf([row({ 'Guardian Email': 'undo@import.example' }), row()]);
  const { body } = await run(lines);
  const undo = () => call(level1, contract.undoImport, { params: { id: body.id } });
  expect((await undo()).body.message).toContain('undone');
  const [account] = await database.select().from(accounts).where(eq(accounts.email, 'undo@import.example'));
  expect(account!.deletedAt).not.toBeNull();
  expect((await undo()).body.code).toBe('undone_already');
  const again = await run(await linesOf([row({ Name: 'Busy Child' })]));
  await database.update(students).set({ school: 'Elsewhere' }).where(eq(students.name, 'Busy Child'));
  expect((await call(level1, contract.undoImport, { params: { id: again.body.id } })).body).toMatchObject({
    code: 'import_not_undoable',
    message: expect.stringContaining('Busy Child'),
  });
});

test('is not undone once a new student has a fee item or another join date', async () => {
  const { body } = await run(await linesOf([row({ Name: 'Has News' })]));
  const [student] = await database.select().from(students).where(eq(students.name, 'Has News'));
  const undo = async () => (await call(level1, contract.undoImport, { params: { id: body.id } })).body.code;
  const change = (statement: SQL) => database.execute(statement);
  await change(
    sql`insert into student_presets (student_id, title, value_sen, position) values (${student!.id}, 'Fee', 100, 1)`,
  );
  expect(await undo()).toBe('import_not_undoable');
  await change(sql`delete from student_presets where student_id = ${student!.id}`);
  await change(sql`update student_periods set from_date = '2026-01-06' where student_id = ${student!.id}`);
  expect(await undo()).toBe('import_not_undoable');
  await change(sql`update student_periods set from_date = '2026-01-05' where student_id = ${student!.id}`);
  expect(await undo()).toBeUndefined();
});
