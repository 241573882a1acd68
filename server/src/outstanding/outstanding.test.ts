import { beforeAll, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import type { Result } from '@portal/shared-api/endpoint';
import { outstandingPayments, studentOutstanding } from '@portal/shared-api/outstanding';
import { periodTextOfDate } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentCalls } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call } = portal;
const { accept, decide, submit } = paymentCalls(portal);

/** The first day of the month that many months ago. */
function firstOf(monthsAgo: number): string {
  let day = `${today().slice(0, 7)}-01`;
  for (let back = 0; back < monthsAgo; back++) day = `${addDays(day, -1).slice(0, 7)}-01`;
  return day;
}
const month = (monthsAgo: number) => periodTextOfDate(firstOf(monthsAgo));

let georgetown: number;
let bayan: number;
let everywhere: Person;
let clerk: Person;
let children: Record<'Aina' | 'Bala' | 'Chong' | 'Devi', Person & { studentId: string }>;
beforeAll(async () => {
  georgetown = await addBranch(database, 'Georgetown');
  bayan = await addBranch(database, 'Bayan Lepas');
  everywhere = await addAdmin(database, { level: 'level_3' });
  clerk = await addAdmin(database, { level: 'level_1', branchId: georgetown });
  const add = (name: string, branchId: number, monthsAgo: number) =>
    addStudent(database, { name, branchId, joined: addDays(firstOf(monthsAgo), 20) });
  children = {
    Aina: await add('Aina', georgetown, 2),
    Bala: await add('Bala', bayan, 5),
    Chong: await add('Chong', georgetown, 2),
    Devi: await add('Devi', georgetown, 0),
  };
  if (children.Devi.id)
    await database.execute(
      sql`update students set education_level = 'form_1' where id = ${children.Devi.id}`,
    );
  const parent = await addParent(database, { children: [children.Aina.id, children.Devi.id] });
  const pay = async (child: { studentId: string }, monthsAgo: number): Promise<number> =>
    (await submit(parent, child.studentId, { payment_for: month(monthsAgo) })).body.id;
  await accept(everywhere, await pay(children.Aina, 1), ['120.50']);
  await pay(children.Aina, 2);
  await decide(everywhere, await pay(children.Devi, 0), 'reject', { comment: 'No slip' });
});

type Query = Record<string, string | number>;
const list = async (query: Query = {}, as = everywhere) => {
  const { status, body } = await call(outstandingPayments, { query }, as.token);
  expect(status).toBe(200);
  return body as Result<typeof outstandingPayments>;
};
const names = async (query: Query = {}, as = everywhere) =>
  (await list(query, as)).data.map(({ name }) => name);

test('students by the number of months, with the months by year and what waits', async () => {
  const { data, total, last_page } = await list();
  expect([total, last_page]).toEqual([4, 1]);
  expect(data.map((row) => [row.name, row.number_of_outstanding_months])).toEqual([
    ['Bala', 6],
    ['Chong', 3],
    ['Aina', 2],
    ['Devi', 1],
  ]);
  const aina = data.find(({ name }) => name === 'Aina')!;
  const inYears = (...ago: number[]) =>
    ago.reduce<Record<string, string[]>>((years, back) => {
      const [name, year] = month(back).split('-') as [string, string];
      return { ...years, [year]: [...(years[year] ?? []), name] };
    }, {});
  expect(aina).toMatchObject({
    student_id: children.Aina.studentId,
    branch: { id: georgetown, branch_name: 'Georgetown' },
    join_date: addDays(firstOf(2), 20),
    is_active: true,
    outstanding_payments: inYears(2, 0),
    submitted_payments: inYears(2),
  });
});

test.each<[Query, string[]]>([
  [{ month: month(1) }, ['Bala', 'Chong']],
  [{ month: month(4) }, ['Bala']],
  [{ search: 'aina' }, ['Aina']],
  [{ search: '%' }, []],
  [{ education_level: 'form_1' }, ['Devi']],
  [{ search: '', month: '', education_level: '' }, ['Bala', 'Chong', 'Aina', 'Devi']],
  [{ page: 2 }, []],
])('%j finds %j', async (query, found) => {
  expect(await names(query)).toEqual(found);
});

test('a branch is a filter for level_3 and the limit of everybody else', async () => {
  expect(await names({ branch: bayan })).toEqual(['Bala']);
  expect(await names({ branch: georgetown, month: month(1) })).toEqual(['Chong']);
  expect(await names({}, clerk)).toEqual(['Chong', 'Aina', 'Devi']);
  expect(await names({ branch: bayan }, clerk)).toEqual([]);
});

test('a student who moves is found where the student is now', async () => {
  await database.execute(sql`update students set branch_id = ${bayan} where id = ${children.Chong.id}`);
  expect(await names({ branch: bayan })).toEqual(['Bala', 'Chong']);
  await database.execute(sql`update students set branch_id = ${georgetown} where id = ${children.Chong.id}`);
});

test('a month that is none is told at its field', async () => {
  const { status, body } = await call(outstandingPayments, { query: { month: 'Smarch-2026' } }, clerk.token);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['month']]);
});

test('a suspended student stays, and is marked', async () => {
  await database.execute(
    sql`update student_periods set until_date = ${today()} where student_id = ${children.Bala.id}`,
  );
  await database.execute(sql`update accounts set status = 'suspended' where id = ${children.Bala.accountId}`);
  const [bala] = (await list({ search: 'Bala' })).data;
  expect(bala).toMatchObject({ is_active: false });
});

test('fifteen rows a page, in as many questions for many as for few', async () => {
  const few = await call(outstandingPayments, { query: { search: 'Aina' } }, everywhere.token);
  for (let index = 0; index < 16; index++)
    await addStudent(database, { name: `Many ${index}`, branchId: bayan, joined: firstOf(0) });
  const many = await call(outstandingPayments, { query: { search: 'Many' } }, everywhere.token);
  expect([many.body.data.length, many.body.total, many.body.last_page]).toEqual([15, 16, 2]);
  expect(many.queries).toBe(few.queries);
  const rest = (await list({ search: 'Many', page: 2 })).data.map(({ id }) => id);
  expect(rest.filter((id) => many.body.data.some((row: { id: number }) => row.id === id))).toEqual([]);
});

test('what a new payment of a student begins with', async () => {
  const start = async (id: number, as: Person) => call(studentOutstanding, { params: { id } }, as.token);
  const { body } = await start(children.Aina.id, clerk);
  expect(body.student).toEqual({ id: children.Aina.id, student_id: children.Aina.studentId, name: 'Aina' });
  expect(body.outstanding).toEqual([
    { month: month(2), submitted: true },
    { month: month(0), submitted: false },
  ]);
  expect(body.active_payments.map(({ payment_for }: { payment_for: string }) => payment_for)).toEqual([
    month(2),
    month(1),
  ]);
  expect((await start(children.Bala.id, clerk)).status).toBe(404);
});
