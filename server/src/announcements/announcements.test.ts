import { beforeAll, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/announcements';
import { addDays, today } from '@portal/shared-api/calendar';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addParent, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();

let level1: Person;
let level3: Person;
let aina: Person & { studentId: string };
const people: Record<string, Person> = {};
let classId: number;
beforeAll(async () => {
  const georgetown = await addBranch(database, 'Georgetown');
  const bayanLepas = await addBranch(database, 'Bayan Lepas');
  level1 = await addAdmin(database, { level: 'level_1', branchId: georgetown });
  level3 = await addAdmin(database, { level: 'level_3' });
  aina = await addStudent(database, { branchId: georgetown, educationLevel: 'form_1' });
  const ben = await addStudent(database, { branchId: georgetown, educationLevel: 'form_2' });
  const far = await addStudent(database, { branchId: bayanLepas, educationLevel: 'form_1' });
  const gone = await addStudent(database, { branchId: georgetown, educationLevel: 'form_1' });
  await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, gone.accountId));
  const teacher = await addTeacher(database);
  classId = await addClass(database, { branchId: georgetown, concludeDate: addDays(today(), 30) });
  await teach(database, classId, teacher.id);
  await enroll(database, { classId, studentId: ben.id });
  Object.assign(people, {
    ...{ aina, ben, far, teacher },
    mother: await addParent(database, { children: [aina.id, ben.id] }),
    otherTeacher: await addTeacher(database),
  });
});

const send = (body: contract.AnnouncementForm, { token } = level3) =>
  call(contract.announce, { body }, token);

async function reachedBy(body: contract.AnnouncementForm, by = level3) {
  const { status } = await send(body, by);
  expect(status).toBe(200);
  const reached: string[] = [];
  for (const [name, { token }] of Object.entries(people)) {
    const { data } = (await call(contract.listAnnouncements, {}, token)).body;
    if (data[0]?.message === body.message) reached.push(name);
  }
  return reached.sort();
}

test.each<[string, () => contract.AnnouncementForm, string[]]>([
  [
    'all',
    () => ({ mode: 'all', message: 'To all' }),
    ['aina', 'ben', 'far', 'mother', 'otherTeacher', 'teacher'],
  ],
  ['a level', () => ({ mode: 'level', level: 'form_1', message: 'To form 1' }), ['aina', 'far', 'mother']],
  ['a class', () => ({ mode: 'class', classId, message: 'To the class' }), ['ben', 'mother', 'teacher']],
  [
    'one student',
    () => ({ mode: 'individual', studentId: aina.studentId, message: 'To Aina' }),
    ['aina', 'mother'],
  ],
])('%s reaches those it is for, each once', async (_, body, reached) => {
  expect(await reachedBy(body())).toEqual(reached);
});

test('an admin of a branch reaches that branch', async () => {
  expect(await reachedBy({ mode: 'all', message: 'Georgetown' }, level1)).toEqual([
    'aina',
    'ben',
    'mother',
    'teacher',
  ]);
  const foreign = { mode: 'individual', studentId: 'SS999999', message: 'x' } as const;
  expect((await send(foreign, level1)).status).toBe(404);
});

test('the bell counts what is not read', async () => {
  const unread = async () => (await call(contract.countUnread, {}, aina.token)).body.unread;
  expect(await unread()).toBeGreaterThan(0);
  await call(contract.readAnnouncements, {}, aina.token);
  expect(await unread()).toBe(0);
  const [first] = (await call(contract.listAnnouncements, {}, aina.token)).body.data;
  expect(first.read).toBe(true);
});

test.each([
  ['only blanks', { mode: 'all', message: '   ' }, 'message'],
  ['a level without one', { mode: 'level', message: 'x' }, 'level'],
  ['a class without one', { mode: 'class', message: 'x' }, 'classId'],
  ['a student without one', { mode: 'individual', message: 'x' }, 'studentId'],
])('refuses %s at its field', async (_, body, field) => {
  const answer = await send(body as contract.AnnouncementForm);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
});

test('one that nobody would get is not sent', async () => {
  expect((await send({ mode: 'level', level: 'kindergarten', message: 'x' })).body.code).toBe(
    'announcement_reaches_nobody',
  );
});
