import { expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/imports';
import { studentDetails } from '@portal/shared-api/students';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { addStudent } from '../testing/people.ts';
import { importingPortal, row } from './testing-imports.ts';

const { database, call, branchId, level1, run, linesOf, studentCount } = await importingPortal();

test('a second run doubles nobody and changes nobody', async () => {
  const rows = [row({ IC: '150101070101' }), row({ Name: 'Only Name', Phone: '0125556666' })];
  await run(await linesOf(rows));
  const before = await studentCount();
  const again = await linesOf(rows);
  expect(again.map(({ student }) => student !== null)).toEqual([true, true]);
  await run(again);
  expect((await run(again, () => 'create')).body).toMatchObject({
    code: 'import_doubles',
    message: expect.stringContaining('Only Name'),
  });
  expect(await studentCount()).toBe(before);
});

async function addressed(student: { name: string; joined?: string }, email: string) {
  const added = await addStudent(database, { branchId, ...student });
  await database.update(accounts).set({ email }).where(eq(accounts.id, added.accountId));
  return added;
}

test('who may be a student already is asked about, and made when it is another child', async () => {
  await addStudent(database, { branchId, name: 'Khoo Wen Xuan 邱文萱', guardianPhone: '+60171110000' });
  const lines = await linesOf([row({ Name: 'KHOO WEN XUAN', 'Guardian Phone': '0171110000' })]);
  expect(lines[0]!.student).toMatchObject({ certain: false, shares: ['part_of_name', 'guardian_phone'] });
  const before = await studentCount();
  expect((await run(lines, () => 'create')).body.code).toBe('import_doubles');
  await run(
    lines.map((line) => ({ ...line, as_new: true })),
    () => 'create',
  );
  expect(await studentCount()).toBe(before + 1);
});

test('the same name and address are the same child, also on a line that is not right yet', async () => {
  const { id } = await addressed({ name: 'Ali Baba' }, 'ali@import.example');
  const [line] = await linesOf([row({ Name: 'ALI BABA', Email: 'ali@import.example', Phone: 'x' })]);
  expect(line!.problems.phone).toBeDefined();
  expect(line!.student).toMatchObject({ id, certain: true });
});

test('every column that would be written is compared, the join date and the guardian’s account too', async () => {
  const { id } = await addressed({ name: 'Dated Child', joined: '2026-02-02' }, 'dated@import.example');
  const lines = await linesOf([
    row({
      Name: 'Dated Child',
      Email: 'dated@import.example',
      'Guardian Email': 'dated.guardian@import.example',
    }),
  ]);
  const { changes } = lines[0]!.student!;
  expect(changes).toContainEqual({ column: 'join_date', from: '2026-02-02', to: '2026-01-05' });
  expect(changes).toContainEqual({ column: 'guardian_email', from: '', to: 'dated.guardian@import.example' });
  const { body } = await run(lines, () => 'update');
  const joined = async () => (await call(level1, studentDetails, { params: { id } })).body.original_join_date;
  expect(await joined()).toBe('2026-01-05');
  expect(
    (await linesOf([row({ Name: 'Dated Child', Email: 'dated@import.example' })]))[0]!.student!.changes,
  ).not.toContainEqual(expect.objectContaining({ column: 'join_date' }));
  expect((await call(level1, contract.undoImport, { params: { id: body.id } })).status).toBe(200);
  expect(await joined()).toBe('2026-02-02');
});

test('what staff changed is overwritten only where somebody says so', async () => {
  const student = await addStudent(database, {
    branchId,
    name: 'Kept Child',
    phone: '+60127778888',
    school: 'SMK Union',
  });
  const rows = [row({ Name: 'Kept Child', Phone: '0127778888', School: 'SK Westlands' })];
  const details = async () => (await call(level1, studentDetails, { params: { id: student.id } })).body;
  const lines = await linesOf(rows);
  expect(lines[0]!.student!.changes).toContainEqual({
    column: 'school',
    from: 'SMK Union',
    to: 'SK Westlands',
  });
  await run(lines);
  expect((await details()).school).toBe('SMK Union');
  const updated = await run(lines, () => 'update');
  expect(updated.body.message).toBe('Imported: 0 new, 1 updated.');
  expect((await details()).school).toBe('SK Westlands');
  expect((await run(lines, () => 'update')).body.code).toBe('changed_meanwhile');
  await call(level1, contract.undoImport, { params: { id: updated.body.id } });
  expect((await details()).school).toBe('SMK Union');
});
