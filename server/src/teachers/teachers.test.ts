import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { teacherProfile } from '@portal/shared-api/profiles';
import { signInTeacher } from '@portal/shared-api/session';
import * as contract from '@portal/shared-api/teachers';
import { addClass, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addTeacher, PASSWORD, type Person } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

let branchId: number;
let elsewhere: number;
let admin: string;
let level3: string;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  elsewhere = await addBranch(database, 'Bayan Lepas');
  admin = (await addAdmin(database, { level: 'level_1', branchId })).token;
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
});

const running = { commenceDate: addDays(today(), -30), concludeDate: addDays(today(), 30) };
const ended = { commenceDate: addDays(today(), -60), concludeDate: addDays(today(), -1) };
const details = async (id: number) => (await call(admin, contract.teacherDetails, { params: { id } })).body;
const update = async (token: string, { id }: Person, changes: object) =>
  call(token, contract.updateTeacher, { params: { id }, body: { ...(await details(id)), ...changes } });
const remove = (token: string, { id }: Person) => call(token, contract.removeTeacher, { params: { id } });
const signIn = (email: string, password: string) => portal.call(signInTeacher, { body: { email, password } });

const newTeacher = (changes: object = {}) => ({
  name: 'Cheah Lay Peng 谢丽萍',
  email: 'cheah@test.example',
  ic: '880102-07-5544',
  contact: '012-345 6789',
  education_level: 'BEd Primary Education',
  address: '1 Lebuh Pantai',
  password: 'a password of hers',
  ...changes,
});

describe('a new teacher', () => {
  test('can sign in; the education level comes under the name of the creation too', async () => {
    const { status, body } = await call(admin, contract.createTeacher, { body: newTeacher() });
    expect([status, body.message]).toEqual([200, 'Cheah Lay Peng 谢丽萍 can sign in as a teacher now.']);
    expect(await details(body.id)).toMatchObject({
      contact: '+60123456789',
      ic: '880102075544',
      teacher_education_level: 'BEd Primary Education',
      join_date: today(),
      status: 'active',
    });
    expect((await signIn('cheah@test.example', 'a password of hers')).status).toBe(200);
  });

  test('needs everything the form asks for', async () => {
    const { status, body } = await call(admin, contract.createTeacher, { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(
      ['address', 'contact', 'email', 'ic', 'name', 'password', 'teacher_education_level'].sort(),
    );
  });
});

test('every admin finds every teacher; a search takes signs as letters', async () => {
  await addTeacher(database, { name: 'Shahrul 100%', email: 'shahrul@test.example' });
  const found = async (name: string) =>
    (await call(admin, contract.searchTeachers, { query: { name } })).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await found('shahrul')).toEqual(['Shahrul 100%']);
  expect(await found('0%')).toEqual(['Shahrul 100%']);
  expect(await found('shahrul@test')).toEqual(['Shahrul 100%']);
  const { body, queries } = await call(admin, contract.listTeachers, { query: { unpaginated: 1 } });
  expect(body.data.length).toBeGreaterThan(1);
  expect(queries).toBe(2);
  expect((await call(admin, contract.searchTeachers, {})).status).toBe(200);
});

test('a search shows the first fifty by name and says that there are more', async () => {
  const numbered = (number: number) => `Crowd ${String(number).padStart(2, '0')}`;
  for (let number = 52; number > 0; number--)
    await addTeacher(database, { name: numbered(number), email: `crowd${number}@test.example` });
  const first = Array.from({ length: 50 }, (_, at) => numbered(at + 1));
  for (const name of ['crowd', 'crowd@']) {
    const { body } = await call(admin, contract.searchTeachers, { query: { name } });
    expect(body.truncated).toBe(name === 'crowd');
    expect(body.data.map((one: { name: string }) => one.name)).toEqual(name === 'crowd' ? first : []);
  }
  const { body } = await call(admin, contract.searchTeachers, { query: { name: 'crowd1@' } });
  expect(body.data.map((one: { name: string }) => one.name)).toEqual([numbered(1)]);
});

test('an update keeps an older copy out, a suspension and a new password end the sessions', async () => {
  const teacher = await addTeacher(database);
  const { version } = await details(teacher.id);
  expect((await update(admin, teacher, { name: 'Renamed' })).body.message).toBe(
    'Teacher Updated Successfully',
  );
  expect((await update(admin, teacher, { version })).body.code).toBe('changed_meanwhile');
  expect((await call(teacher.token, teacherProfile)).status).toBe(200);
  await update(admin, teacher, { status: 'suspend' });
  expect((await call(teacher.token, teacherProfile)).status).toBe(401);
  expect((await signIn(teacher.email, PASSWORD)).status).toBe(401);
  await update(admin, teacher, { status: 'active', newPassword: 'another password' });
  expect((await signIn(teacher.email, 'another password')).status).toBe(200);
});

describe('removing', () => {
  test('is refused while a running class has nobody else, with its name, and suspending asks', async () => {
    const teacher = await addTeacher(database);
    await teach(database, await addClass(database, { branchId, subject: 'Physics', ...running }), teacher.id);
    const refusals = [
      ['only_teacher', await remove(admin, teacher)],
      ['suspends_only_teacher', await update(admin, teacher, { status: 'suspend' })],
    ] as const;
    for (const [code, { status, body }] of refusals) {
      expect([status, body.code]).toEqual([400, code]);
      expect(body.message).toContain('Physics');
    }
    expect((await call(teacher.token, teacherProfile)).status).toBe(200);
    await update(admin, teacher, { status: 'suspend', despite_only_teacher: true });
    expect((await call(teacher.token, teacherProfile)).status).toBe(401);
  });

  test('takes a teacher off running classes with somebody else, and out of every list', async () => {
    const [teacher, colleague] = [
      await addTeacher(database, { name: 'Leaving' }),
      await addTeacher(database),
    ];
    const classId = await addClass(database, { branchId, ...running });
    await teach(database, classId, teacher.id);
    await teach(database, classId, colleague.id);
    await teach(database, await addClass(database, { branchId, ...ended }), teacher.id);
    expect((await remove(admin, teacher)).body.message).toBe('The account of Leaving is removed.');
    expect((await call(teacher.token, teacherProfile)).status).toBe(401);
    expect((await remove(admin, teacher)).status).toBe(404);
    const left = await call(admin, contract.teacherClasses, { params: { id: colleague.id } });
    expect(left.body.data).toMatchObject([{ id: classId, teachers: [{ id: colleague.id }] }]);
    expect((await call(admin, contract.searchTeachers, { query: { name: 'Leaving' } })).body.data).toEqual(
      [],
    );
  });

  test('a colleague who is suspended is nobody', async () => {
    const [teacher, colleague] = [await addTeacher(database), await addTeacher(database)];
    const classId = await addClass(database, { branchId, ...running });
    await teach(database, classId, teacher.id);
    await teach(database, classId, colleague.id);
    await update(level3, colleague, { status: 'suspend' });
    expect((await remove(admin, teacher)).body.code).toBe('only_teacher');
  });
});

test('an admin of one branch sees its classes and leaves a sign-in alone that also opens another branch', async () => {
  const teacher = await addTeacher(database);
  const here = await addClass(database, { branchId, ...running });
  const there = await addClass(database, { branchId: elsewhere, ...running });
  await teach(database, here, teacher.id);
  await teach(database, there, teacher.id);
  const classesFor = async (token: string) =>
    (await call(token, contract.teacherClasses, { params: { id: teacher.id } })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await classesFor(admin)).toEqual([here]);
  expect(await classesFor(level3)).toEqual([here, there]);
  expect((await update(admin, teacher, { contact: '+60121112222' })).status).toBe(200);
  for (const changes of [
    { newPassword: 'another password' },
    { status: 'suspend' },
    { email: 'x@test.example' },
  ])
    expect((await update(admin, teacher, changes)).body.code).toBe('other_branch_account');
  expect((await update(level3, teacher, { newPassword: 'another password' })).status).toBe(200);
});

describe('an issued password', () => {
  const issue = (token: string, { id }: Person, password = 'Jk8!mnpQrstu2') =>
    call(token, contract.issueTeacherPassword, { params: { id }, body: { password } });

  test('replaces the forgotten one and ends every session', async () => {
    const teacher = await addTeacher(database);
    expect((await issue(admin, teacher)).status).toBe(200);
    expect((await call(teacher.token, teacherProfile)).status).toBe(401);
    expect((await signIn(teacher.email, PASSWORD)).status).toBe(401);
    expect((await signIn(teacher.email, 'Jk8!mnpQrstu2')).status).toBe(200);
  });

  test('is not for an admin of another branch than the classes, and of a suspended teacher opens nothing', async () => {
    const teacher = await addTeacher(database);
    const classId = await addClass(database, { branchId: elsewhere, ...running });
    await teach(database, classId, teacher.id);
    expect((await issue(admin, teacher)).body.code).toBe('other_branch_account');
    await update(level3, teacher, { status: 'suspend', despite_only_teacher: true });
    expect((await issue(level3, teacher)).status).toBe(200);
    expect((await signIn(teacher.email, 'Jk8!mnpQrstu2')).status).toBe(401);
  });
});
