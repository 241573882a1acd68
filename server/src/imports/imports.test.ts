import { expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/imports';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { signInParent, signInStudent } from '@portal/shared-api/session';
import { today } from '@portal/shared-api/calendar';
import { importingPortal, row } from './testing-imports.ts';

const { portal, call, level1, run, issue, linesOf, studentCount } = await importingPortal();

test('makes students and guardians, siblings with one guardian, and tells the passwords', async () => {
  const guardian = { 'Guardian Email': 'raju@import.example', 'Guardian Phone': '0139998888' };
  const lines = await linesOf([row({ Name: 'Ravi', ...guardian }), row({ Name: 'Devi', ...guardian })]);
  const answer = await run(lines);
  expect(answer.body.message).toBe('Imported: 2 new, 0 updated.');
  const { accounts: issued } = (await issue(answer.body.id)).body;
  expect(issued.map(({ role, name }: { role: string; name: string }) => [role, name])).toEqual([
    ['student', 'Ravi'],
    ['student', 'Devi'],
    ['parent', 'Raju'],
  ]);
  const signIn = (endpoint: Endpoint, { sign_in, password }: { sign_in: string; password: string }) =>
    portal.call(endpoint, { body: { email: sign_in, password } });
  expect((await signIn(signInStudent, issued[0])).status).toBe(200);
  expect((await signIn(signInParent, issued[2])).status).toBe(200);
});

test('a repeated press makes one import', async () => {
  const lines = await linesOf([row()]);
  const headers = { 'idempotency-key': 'one-press-of-import' };
  const press = () => run(lines, () => 'create', headers);
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ body }) => body.message)).toEqual(Array(2).fill('Imported: 1 new, 0 updated.'));
  expect(answers[0].body.id).toBe(answers[1].body.id);
});

test('one wrong line, and nothing is written', async () => {
  const before = await studentCount();
  const lines = await linesOf([row(), row({ Email: 'x' })]);
  expect((await run(lines)).body).toMatchObject({
    code: 'import_incomplete',
    message: expect.stringContaining('Lines 3'),
  });
  expect(await studentCount()).toBe(before);
});

test('the list has what was imported, the newest first', async () => {
  const { body } = await call(level1, contract.listImports);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
  expect(body.data[0]).toMatchObject({ file_name: 'students.csv', created: 1 });
  expect(today() >= body.data[0].created_at.slice(0, 4)).toBe(true);
});
