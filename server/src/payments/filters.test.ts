import { beforeAll, expect, test } from '@jest/globals';
import { adminPayments } from '@portal/shared-api/payments-admin';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentCalls } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call } = portal;
const { accept, submit } = paymentCalls(portal);

let level1: Person;
let level2: Person;
let checking: number;
let child: Person & { studentId: string };
beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  level1 = await addAdmin(database, { level: 'level_1', branchId });
  level2 = await addAdmin(database, { level: 'level_2', branchId });
  child = await addStudent(database, { branchId });
  const parent = await addParent(database, { children: [child.id] });
  checking = (await submit(parent, child.studentId)).body.id;
  await accept(level2, checking, ['120.50']);
});

const list = (admin: Person, query: Record<string, unknown>) => call(adminPayments, { query }, admin.token);
const found = async (admin: Person, status: string) =>
  (await list(admin, { status })).body.data.map(({ id }: { id: number }) => id);

test('level_1 finds what waits for the check under Approved, and has no filter of its name', async () => {
  expect(await found(level1, 'approved')).toEqual([checking]);
  expect(await list(level1, { status: 'pending_checking' })).toMatchObject({
    status: 400,
    body: { code: 'validation', errors: { status: ['Please choose one of the list'] } },
  });
  expect(await found(level2, 'pending_checking')).toEqual([checking]);
  expect(await found(level2, 'approved')).toEqual([]);
});

test('what waits begins with the oldest, everything together with the newest', async () => {
  const mine = await addParent(database, { children: [child.id] });
  const first = (await submit(mine, child.studentId, { payment_amount: '1' })).body.id;
  const second = (await submit(mine, child.studentId, { payment_amount: '2' })).body.id;
  expect(await found(level2, 'pending_approval')).toEqual([first, second]);
  const all = (await list(level2, {})).body.data.map(({ id }: { id: number }) => id);
  expect(all).toEqual([second, first, checking]);
});

test.each([
  ['0', '120.50', true],
  ['0.00', '', true],
  ['', '0', false],
])('amounts from %j to %j', async (payment_amount_min, payment_amount_max, includes) => {
  const answer = await list(level2, { payment_amount_min, payment_amount_max });
  expect(answer.status).toBe(200);
  expect(answer.body.data.some(({ id }: { id: number }) => id === checking)).toBe(includes);
});

test.each([
  ['payment_amount', '200', '100', 'max', 'The minimum must not be more than the maximum'],
  ['payment_date', '2025-02-01', '2025-01-01', 'to', 'The start must not be after the end'],
])('a reversed range of %s is told in its own words', async (field, first, second, end, text) => {
  const begin = end === 'max' ? 'min' : 'from';
  const answer = await list(level2, { [`${field}_${begin}`]: first, [`${field}_${end}`]: second });
  expect(answer).toMatchObject({ status: 400, body: { errors: { [`${field}_${end}`]: [text] } } });
});
