import { beforeAll, expect, test } from '@jest/globals';
import { doubles } from '@portal/shared-api/students-editing';
import { eq } from 'drizzle-orm';
import { students } from '../database/schema/students.ts';
import { addStudent } from '../testing/people.ts';
import { studentsPortal } from './testing-students.ts';

const { database, call, georgetown, bayanLepas, level1, level3, create } = await studentsPortal();

const find = async (child: Record<string, unknown>, token = level1) =>
  (await call(token, doubles, { body: child })).body.data;
const phone = '+60137654321';
let child: { id: number };
beforeAll(async () => {
  child = await addStudent(database, {
    branchId: georgetown,
    name: 'Lim Xiao Ming',
    ic: '160203070011',
    guardianPhone: phone,
  });
});

test.each([
  ['the name without regard to case and spaces', { name: 'LIM XIAOMING' }, ['name']],
  ['the IC', { name: 'Other', ic: '160203-07-0011' }, ['ic', 'birth_date']],
  [
    'birth date and the guardian’s phone',
    { ic: '160203079999', guardian_phone: phone },
    ['birth_date', 'guardian_phone'],
  ],
  [
    'birth date and phone under which the child is registered',
    { ic: '160203079999', phone },
    ['birth_date', 'guardian_phone'],
  ],
])('by %s', async (_, given, shares) => {
  expect(await find(given)).toMatchObject([{ id: child.id, shares }]);
});

test.each([
  ['a phone alone, which siblings share', { guardian_phone: phone }],
  ['a birth date alone', { ic: '160203079999' }],
  ['nothing', {}],
  ['half an IC', { ic: '1602' }],
])('not by %s', async (_, given) => {
  expect(await find(given)).toEqual([]);
});

test('by a part of the name only with something else', async () => {
  await addStudent(database, {
    branchId: georgetown,
    name: 'Khoo Wen Xuan 邱文萱',
    guardianPhone: '+60171112222',
  });
  const shares = async (given: object) =>
    (await find({ ...given })).map((one: { shares: object }) => one.shares);
  expect(await shares({ name: 'KHOO WEN XUAN' })).toEqual([]);
  const both = [['part_of_name', 'guardian_phone']];
  expect(await shares({ name: 'KHOO WEN XUAN', guardian_phone: '+60171112222' })).toEqual(both);
  expect(await shares({ name: '邱文萱', guardian_phone: '+60171112222' })).toEqual(both);
});

test('an IC that an active student has is asked about once', async () => {
  const taken = { ic: '170101070011', same_ic: false };
  await addStudent(database, { branchId: georgetown, name: 'First Child', ic: taken.ic });
  expect((await create(taken)).body).toMatchObject({
    code: 'same_ic',
    message: expect.stringContaining('First Child (SS'),
  });
  expect((await create({ ...taken, same_ic: true })).status).toBe(200);
});

test('a child who may be here already is asked about once, with another IC too', async () => {
  await addStudent(database, { branchId: georgetown, name: 'Chong Mei Yee', ic: '180101070011' });
  const alike = { name: 'Chong Mei Yee', ic: '180101070099', despite_doubles: false };
  expect((await create(alike)).body).toMatchObject({
    code: 'may_be_here',
    message: expect.stringMatching(/Chong Mei Yee \(SS\d+\)/),
  });
  expect((await create({ ...alike, despite_doubles: true })).status).toBe(200);
  const other = {
    name: 'Chong Mei Ling',
    ic: '180101070012',
    phone: '+60131112222',
    despite_doubles: false,
  };
  expect((await create(other)).status).toBe(200);
});

test('keeps to the branch', async () => {
  await addStudent(database, { branchId: bayanLepas, name: 'Far Away' });
  expect(await find({ name: 'far away' })).toEqual([]);
  expect(await find({ name: 'far away' }, level3)).toHaveLength(1);
});

test('knows every student row of the table once', async () => {
  await database.update(students).set({ ic: '160203070011' }).where(eq(students.id, child.id));
  expect(await find({ name: 'Lim Xiao Ming', ic: '160203070011', guardian_phone: phone })).toHaveLength(1);
});
