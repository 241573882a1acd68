import { expect, test } from '@jest/globals';
import { pendingStudents, acceptStudent } from '@portal/shared-api/approvals';
import { decideParent, pendingParents } from '@portal/shared-api/approvals-requests';
import { listParents, removeParent } from '@portal/shared-api/parents-admin';
import { registerParent, registerStudent } from '@portal/shared-api/registrations';
import { signInParent, signInStudent } from '@portal/shared-api/session';
import { addAdmin, addBranch } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const { token } = await addAdmin(database, { level: 'level_1', branchId });
const password = 'a sentence of theirs';

const register = (email: string) =>
  call(registerParent, {
    body: {
      ...{ name: 'Mum', email, contact_number: '+60123456789', password, confirmPassword: password },
      ...{ student_ids: [], consent: true },
    },
  });
const accept = async () => {
  const { body } = await call(pendingParents, {}, token);
  expect(body.data).toHaveLength(1);
  const params = { id: body.data[0].id, decision: 'accept' };
  expect((await call(decideParent, { params }, token)).status).toBe(200);
};
const signIn = async (email: string, typed = password) =>
  (await call(signInParent, { body: { email, password: typed } })).status;

test('one address is one account however it is written, and is free again when the account is removed', async () => {
  expect((await register(' Mum@X.com')).status).toBe(200);
  expect((await register('mum@x.com')).body.errors).toHaveProperty('email');
  await accept();
  expect(await signIn(' mum@x.COM')).toBe(200);
  const second = await register('MUM@x.com ');
  expect([second.status, Object.keys(second.body.errors)]).toEqual([400, ['email']]);

  const { body } = await call(listParents, { query: { search: 'mum@x.com' } }, token);
  expect((await call(removeParent, { params: { id: body.data[0].id } }, token)).status).toBe(200);
  expect(await signIn('mum@x.com')).toBe(401);
  expect((await register('mum@x.com')).status).toBe(200);
  await accept();
  expect(await signIn('mum@x.com')).toBe(200);
});

test('siblings register with one address and both sign in, each with the Student ID', async () => {
  const ids: string[] = [];
  for (const name of ['Aina', 'Ben']) {
    const answer = await call(registerStudent, {
      body: {
        ...{ name, phone: '+60123456789', email: ' Family@X.com', education_level: 'standard_3' },
        ...{ school: 'SK Westlands', selectedBranch: branchId, package_interest: 'tuition', consent: true },
      },
    });
    expect(answer.status).toBe(200);
  }
  const { body } = await call(pendingStudents, {}, token);
  for (const { id } of body.data) {
    const accepted = await call(acceptStudent, { params: { id }, body: { password } }, token);
    ids.push(accepted.body.student_id);
    expect(accepted.body.shares_email).toBe(ids.length > 1);
  }
  const names = await Promise.all(
    ids.map(async (id) => (await call(signInStudent, { body: { email: id, password } })).body.name),
  );
  expect(names).toEqual(['Aina', 'Ben']);
  const { status, body: told } = await call(signInStudent, { body: { email: 'family@x.com', password } });
  expect([status, told.code]).toEqual([400, 'student_id_needed']);
  for (const id of ids) expect(told.message).toContain(id);
});
