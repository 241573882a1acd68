import { expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/imports';
import { signInStudent } from '@portal/shared-api/session';
import { eq } from 'drizzle-orm';
import { students } from '../database/schema/students.ts';
import { importingPortal, row } from './testing-imports.ts';

const { portal, database, call, level1, run, issue, linesOf } = await importingPortal();

test('passwords that were lost are issued anew to whoever has not signed in', async () => {
  const { body } = await run(await linesOf(Array.from({ length: 30 }, () => row())));
  const waiting = async () => {
    const { body: batch } = await call(level1, contract.importDetails, { params: { id: body.id } });
    return [batch.without_password, batch.not_signed_in];
  };
  expect(await waiting()).toEqual([30, 0]);
  const first = (await issue(body.id)).body;
  expect([first.accounts.length, await waiting()]).toEqual([25, [5, 25]]);
  expect((await issue(body.id, { after: first.next })).body).toMatchObject({ next: null });
  const [used, lost] = first.accounts;
  const signIn = async ({ sign_in, password }: { sign_in: string; password: string }) =>
    (await portal.call(signInStudent, { body: { email: sign_in, password } })).status;
  expect(await signIn({ ...used, password: '' })).toBe(400);
  expect(await signIn(used)).toBe(200);
  expect((await issue(body.id)).body.accounts).toEqual([]);
  const anew = (await issue(body.id, { anew: true })).body.accounts;
  expect(anew.map((one: { sign_in: string }) => one.sign_in)).not.toContain(used.sign_in);
  expect([await signIn(lost), await signIn(anew[0]), await signIn(used)]).toEqual([401, 200, 200]);
});

test('nobody signs in to an account without a password', async () => {
  const { body } = await run(await linesOf([row({ Name: 'No Password' })]));
  const [student] = await database.select().from(students).where(eq(students.name, 'No Password'));
  const answer = await portal.call(signInStudent, {
    body: { email: student!.studentId, password: 'nobody has this password' },
  });
  expect(answer.status).toBe(401);
  expect((await issue(body.id)).body.accounts.length).toBe(1);
});
