import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import type { PaymentStatus } from '@portal/shared-api/payments';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../database/testing.ts';
import { addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { countNewMonth } from './count.ts';

const database = await testDatabase();
const branchId = await addBranch(database, 'Branch');
const admin = await addAdmin(database, { level: 'level_3' });

type Stay = [from: string, until?: string];
type Paid = [month: string, status: PaymentStatus, amountSen?: number];

async function studentWith(stays: Stay[], paid: Paid[]): Promise<number> {
  const student = await addStudent(database, { branchId });
  await database.execute(sql`delete from student_periods where student_id = ${student.id}`);
  for (const [from, until = null] of stays)
    await database.execute(sql`
      insert into student_periods (student_id, from_date, until_date) values (${student.id}, ${from}, ${until})`);
  for (const payment of paid) await addPayment(student.id, payment);
  return student.id;
}

async function addPayment(studentId: number, [month, status, amountSen = 12_000]: Paid): Promise<number> {
  const accepted = status === 'pending_checking' || status === 'approved';
  const checked = status === 'approved';
  const by = (given: boolean) => (given ? sql`${admin.accountId}` : sql`null`);
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into payments (student_id, branch_id, amount_sen, payment_date, payment_for, payment_type, status, comment,
      created_by, first_accept_by, first_accept_at, checked_by, checked_at, self_checked)
    values (${studentId}, ${branchId}, ${amountSen}, '2024-01-02', ${`${month}-01`}, 'Cash', ${status}, 'No',
      ${admin.accountId}, ${by(accepted)}, ${accepted ? sql`now()` : sql`null`}, ${by(checked)},
      ${checked ? sql`now()` : sql`null`}, ${checked})
    returning id`);
  return rows[0]!.id;
}

/** `2026-10`, with a question mark if a payment is waiting. */
async function monthsOf(studentId: number, day: string): Promise<string[]> {
  const { rows } = await database.execute<{ month: string; submitted: boolean }>(
    sql`select month, submitted from outstanding_months(${studentId}, ${day}) order by month`,
  );
  return rows.map(({ month, submitted }) => month.slice(0, 7) + (submitted ? '?' : ''));
}

async function keptOf(studentId: number): Promise<string[]> {
  const { rows } = await database.execute<{ months: string[]; submitted: string[]; number: number }>(sql`
    select to_json(months) as months, to_json(submitted) as submitted, number
      from student_outstanding where student_id = ${studentId}`);
  const { months, submitted, number } = rows[0]!;
  expect(number).toBe(months.length);
  return months.map((month) => month.slice(0, 7) + (submitted.includes(month) ? '?' : ''));
}

const year = (number: number) =>
  Array.from({ length: 12 }, (_, index) => `${number}-${String(index + 1).padStart(2, '0')}`);

test.each<[string, Stay[], Paid[], string, string[]]>([
  ['joined on 31 January', [['2026-01-31']], [], '2026-03-01', ['2026-01', '2026-02', '2026-03']],
  ['joined on 29 February', [['2024-02-29']], [], '2024-04-30', ['2024-02', '2024-03', '2024-04']],
  [
    'joined in November two years ago, one month paid',
    [['2024-11-15']],
    [['2025-06', 'approved']],
    '2026-11-29',
    ['2024-11', '2024-12', ...year(2025), ...year(2026)].filter((month) => month !== '2025-06').slice(0, 24),
  ],
  ['joins today', [['2026-11-29']], [], '2026-11-29', ['2026-11']],
  ['joins next month', [['2026-12-01']], [], '2026-11-29', []],
  [
    'suspended, and no month after it',
    [['2026-06-10', '2026-08-20']],
    [],
    '2026-11-29',
    ['2026-06', '2026-07', '2026-08'],
  ],
  [
    'suspended on the first: that month is not billed',
    [['2026-06-10', '2026-08-01']],
    [],
    '2026-11-29',
    ['2026-06', '2026-07'],
  ],
  ['suspended on the day of joining', [['2026-06-10', '2026-06-10']], [], '2026-11-29', []],
  [
    'suspended and back: months away are not billed, earlier arrears stay',
    [['2026-03-10', '2026-05-20'], ['2026-09-30']],
    [['2026-04', 'approved']],
    '2026-11-29',
    ['2026-03', '2026-05', '2026-09', '2026-10', '2026-11'],
  ],
  [
    'suspended and back in one month: it is owed once',
    [['2026-09-01', '2026-10-10'], ['2026-10-20']],
    [],
    '2026-11-29',
    ['2026-09', '2026-10', '2026-11'],
  ],
  [
    'part payments: a month with one accepted part is covered',
    [['2026-10-01']],
    [
      ['2026-10', 'approved', 5000],
      ['2026-10', 'pending_approval', 7000],
      ['2026-11', 'pending_checking', 1],
    ],
    '2026-11-29',
    [],
  ],
  [
    'rejected counts as nothing, pending as submitted, the first accept as paid',
    [['2026-08-01']],
    [
      ['2026-08', 'rejected'],
      ['2026-09', 'pending_approval'],
      ['2026-09', 'rejected'],
      ['2026-10', 'pending_checking'],
    ],
    '2026-11-29',
    ['2026-08', '2026-09?', '2026-11'],
  ],
  [
    'a month paid ahead is owed by nobody',
    [['2026-10-01']],
    [['2026-12', 'approved']],
    '2026-11-30',
    ['2026-10', '2026-11'],
  ],
  [
    'on the first of a month it is owed',
    [['2026-10-01']],
    [['2026-12', 'approved']],
    '2027-01-01',
    ['2026-10', '2026-11', '2027-01'],
  ],
])('%s', async (_, stays, paid, day, months) => {
  expect(await monthsOf(await studentWith(stays, paid), day)).toEqual(months);
});

/** The middle of the month that many months ago. */
const middle = (monthsAgo: number) => {
  let day = `${today().slice(0, 7)}-15`;
  for (let back = 0; back < monthsAgo; back++) day = `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-15`;
  return day;
};
const month = (monthsAgo: number) => middle(monthsAgo).slice(0, 7);

test('what is kept of a student is what the rule says after every change', async () => {
  const id = await studentWith([[middle(4)]], []);
  const isRight = async (...expected: string[]) => {
    expect(await keptOf(id)).toEqual(expected);
    expect(await monthsOf(id, today())).toEqual(expected);
  };
  await isRight(month(4), month(3), month(2), month(1), month(0));
  const pending = await addPayment(id, [month(3), 'pending_approval']);
  await isRight(month(4), `${month(3)}?`, month(2), month(1), month(0));
  await database.execute(sql`update payments set status = 'pending_checking', first_accept_by = ${admin.accountId},
    first_accept_at = now() where id = ${pending}`);
  await isRight(month(4), month(2), month(1), month(0));
  await database.execute(sql`update payments set payment_for = ${`${month(2)}-01`} where id = ${pending}`);
  await isRight(month(4), month(3), month(1), month(0));
  await database.execute(sql`update payments set status = 'rejected' where id = ${pending}`);
  await isRight(month(4), month(3), month(2), month(1), month(0));
  await database.execute(sql`update student_periods set until_date = ${middle(2)} where student_id = ${id}`);
  await isRight(month(4), month(3), month(2));
  await database.execute(
    sql`insert into student_periods (student_id, from_date) values (${id}, ${`${month(0)}-01`})`,
  );
  await isRight(month(4), month(3), month(2), month(0));
  const other = await studentWith([], []);
  await database.execute(sql`update student_periods set student_id = ${other} where student_id = ${id}`);
  await isRight();
  expect(await keptOf(other)).toEqual([month(4), month(3), month(2), month(0)]);
});

test('of two months accepted at the same moment both are covered', async () => {
  const id = await studentWith([[middle(1)]], []);
  await Promise.all([
    addPayment(id, [month(1), 'approved']),
    addPayment(id, [month(0), 'approved']),
    addPayment(id, [month(2), 'approved']),
  ]);
  expect(await keptOf(id)).toEqual([]);
});

test('a month that begins is added to whoever is with the centre, to nobody else', async () => {
  const staying = await studentWith([[middle(2)]], []);
  const away = await studentWith([[middle(3), middle(2)]], []);
  const ahead = await studentWith([[middle(1)]], [[month(0), 'approved']]);
  await database.execute(sql`select count_outstanding(array(select id from students), ${middle(1)}::date)`);
  expect(await keptOf(staying)).toEqual([month(2), month(1)]);
  await countNewMonth(database);
  expect(await keptOf(staying)).toEqual([month(2), month(1), month(0)]);
  expect(await keptOf(away)).toEqual([month(3), month(2)]);
  expect(await keptOf(ahead)).toEqual([month(1)]);
});
