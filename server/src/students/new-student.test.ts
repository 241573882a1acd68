import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { signInStudent } from '@portal/shared-api/session';
import { addStudent } from '../testing/people.ts';
import { studentsPortal } from './testing-students.ts';

const { portal, database, georgetown, bayanLepas, level1, level3, create, detailsOf } =
  await studentsPortal();

const errorsOf = async (values: Record<string, unknown>, token = level1) =>
  (await create(values, token)).body.errors;

test('makes account, student and first stay, and says so in the specified words', async () => {
  const answer = await create({ join_date: addDays(today(), -40) });
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Student Created Successfully', shares_email: false },
  });
  expect(await detailsOf(answer.body.id)).toMatchObject({
    student_id: answer.body.student_id,
    name: 'Kumar A/L Raju',
    phone: '+60123456789',
    ic: '150101070001',
    guardian_phone: null,
    school: 'A school of no list',
    join_date: addDays(today(), -40),
    original_join_date: addDays(today(), -40),
    is_initialized: false,
    branch: { id: georgetown },
    version: 1,
  });
  const signedIn = await portal.call(signInStudent, {
    body: { email: answer.body.student_id, password: 'aB3$kk29xmQz!' },
  });
  expect(signedIn.body.is_initialized).toBe(false);
});

test.each([
  'name',
  'email',
  'ic',
  'phone',
  'education_level',
  'school',
  'guardian_name',
  'address',
  'password',
])('requires %s', async (field) => {
  expect(Object.keys(await errorsOf({ [field]: undefined }))).toEqual([field]);
  expect(Object.keys(await errorsOf({ [field]: '\u200b \u202e' }))).toEqual([field]);
});

test.each([['欧阳美玲'], ["D'Cruz"], ['x'.repeat(100)]])('keeps %s as it is written', async (name) => {
  const { body } = await create({ name });
  expect((await detailsOf(body.id)).name).toBe(name);
});

test('holds the join date to the years of the centre', async () => {
  expect((await errorsOf({ join_date: '1999-12-31' })).join_date[0]).toContain('from 1 Jan 2000');
  expect((await errorsOf({ join_date: addDays(today(), 366) })).join_date).toHaveLength(1);
  expect((await create({ join_date: addDays(today(), 365) })).status).toBe(200);
});

test('takes a referral code as people say it and refuses one of nobody', async () => {
  const referrer = await addStudent(database, { branchId: bayanLepas, referralCode: 'ABCD2345' });
  const { body } = await create({ referred_by: ' abcd-2345 ' });
  expect((await detailsOf(body.id)).referred_by.student_id).toBe(referrer.studentId);
  expect((await errorsOf({ referred_by: 'NOBODY99' })).referred_by).toEqual([
    'This referral code is not known',
  ]);
});

test('refuses what is easily guessed', async () => {
  expect((await errorsOf({ password: 'password' })).password[0]).toContain('Many people');
  expect((await errorsOf({ password: 'kumar a/l raju' })).password[0]).toContain('not your name');
});

test('is for the own branch; level_3 chooses one', async () => {
  expect((await create({ branch_id: bayanLepas })).status).toBe(404);
  expect((await errorsOf({}, level3)).branch_id).toEqual(['Empty selection']);
  expect((await errorsOf({ branch_id: 999_999 }, level3)).branch_id).toHaveLength(1);
  expect((await create({ branch_id: bayanLepas }, level3)).status).toBe(200);
});

test('a sibling with the same address signs in with the Student ID', async () => {
  const { body: first } = await create({ email: 'siblings@test.example' });
  const { body: second } = await create({ email: ' Siblings@Test.example\u200b' });
  expect([first.shares_email, second.shares_email]).toEqual([false, true]);
});
