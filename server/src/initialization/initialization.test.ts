import { beforeAll, expect, test } from '@jest/globals';
import { checkNewPassword, initializationForm, initialize } from '@portal/shared-api/initialization';
import { signInStudent } from '@portal/shared-api/session';
import { studentTimetable } from '@portal/shared-api/timetable';
import { eq } from 'drizzle-orm';
import { students } from '../database/schema/students.ts';
import { PASSWORD, addBranch, addStudent, addTeacher, signedIn } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
let branchId: number;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
});

const newStudent = () => addStudent(database, { branchId, name: 'Tan Mei Ling', initialized: false });

const setup = {
  newPassword: 'my own password',
  ic: '140131-07-5566',
  address: '12, Jalan Burma, 10050 George Town',
  guardianName: 'Kumar A/L Raju',
  guardianPhone: '012-345 6789',
};

const rowOf = async (id: number) => (await database.select().from(students).where(eq(students.id, id)))[0]!;

test('the form comes with what is known, and only until the setup is done', async () => {
  const student = await newStudent();
  await database.update(students).set({ guardianName: 'Tan Ah Kow' }).where(eq(students.id, student.id));
  const form = await call(initializationForm, {}, student.token);
  expect(form.status).toBe(200);
  expect(form.body).toEqual({
    student_id: student.studentId,
    name: 'Tan Mei Ling',
    ic: null,
    address: null,
    guardianName: 'Tan Ah Kow',
    guardianPhone: null,
  });
  expect((await call(initialize, { body: setup }, student.token)).status).toBe(200);
  expect(await call(initializationForm, {}, student.token)).toMatchObject({
    status: 400,
    body: { code: 'already_initialized' },
  });
});

test('opens the other calls, stores the details and changes the password', async () => {
  const student = await newStudent();
  const timetable = () => call(studentTimetable, {}, student.token);
  expect(await timetable()).toMatchObject({ status: 403, body: { code: 'initialization_required' } });

  expect(await call(initialize, { body: setup }, student.token)).toMatchObject({
    status: 200,
    body: { message: 'Your account is ready.' },
  });
  expect((await timetable()).status).toBe(200);
  expect(await rowOf(student.id)).toMatchObject({
    ic: '140131075566',
    address: setup.address,
    guardianName: 'Kumar A/L Raju',
    guardianPhone: '+60123456789',
    initializedAt: expect.any(Date),
  });

  const signIn = (password: string) => call(signInStudent, { body: { email: student.studentId, password } });
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect(await signIn(setup.newPassword)).toMatchObject({ status: 200, body: { is_initialized: true } });
});

test('ends every other session, not the one that did it', async () => {
  const student = await newStudent();
  const elsewhere = await signedIn(database, student.accountId);
  expect((await call(initializationForm, {}, elsewhere)).status).toBe(200);
  await call(initialize, { body: setup }, student.token);
  expect((await call(studentTimetable, {}, elsewhere)).status).toBe(401);
  expect((await call(studentTimetable, {}, student.token)).status).toBe(200);
});

test('refuses the password that was issued and changes nothing', async () => {
  const student = await newStudent();
  expect(await call(initialize, { body: { ...setup, newPassword: PASSWORD } }, student.token)).toMatchObject({
    status: 400,
    body: { errors: { newPassword: [expect.stringContaining('not the one you were given')] } },
  });
  expect(await rowOf(student.id)).toMatchObject({ initializedAt: null, address: null });
});

test('tells before the other steps what it would refuse, and stores nothing', async () => {
  const student = await newStudent();
  const check = (newPassword: string) => call(checkNewPassword, { body: { newPassword } }, student.token);
  const { name } = await rowOf(student.id);
  for (const refused of ['password', name, student.email, PASSWORD]) {
    const { status, body } = await check(refused);
    expect([refused, status, Object.keys(body.errors)]).toEqual([refused, 400, ['newPassword']]);
  }
  expect((await check(setup.newPassword)).status).toBe(200);
  expect(await rowOf(student.id)).toMatchObject({ initializedAt: null });
  await call(initialize, { body: setup }, student.token);
  expect((await check('yet another one')).body.code).toBe('already_initialized');
});

test('is done once: the second call is refused and changes nothing', async () => {
  const student = await newStudent();
  await call(initialize, { body: setup }, student.token);
  expect(await call(initialize, { body: { ...setup, address: 'Elsewhere' } }, student.token)).toMatchObject({
    status: 400,
    body: { code: 'already_initialized' },
  });
  expect((await rowOf(student.id)).address).toBe(setup.address);
});

test('of calls at the same moment one wins', async () => {
  const student = await newStudent();
  const answers = await Promise.all(
    ['first one', 'second one', 'third one'].map((address) =>
      call(initialize, { body: { ...setup, address } }, student.token),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});

test.each([
  ['newPassword', 'short'],
  ['ic', ''],
  ['ic', '149931075566'],
  ['address', ' '],
  ['guardianName', ''],
  ['guardianPhone', '+60'],
])('refuses %s of %j beside its field', async (field, value) => {
  const student = await newStudent();
  const answer = await call(initialize, { body: { ...setup, [field]: value } }, student.token);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});

test('is for students alone', async () => {
  const teacher = await addTeacher(database);
  expect((await call(initialize, { body: setup }, teacher.token)).status).toBe(403);
  expect((await call(initialize, { body: setup })).status).toBe(401);
});
