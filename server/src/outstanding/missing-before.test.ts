import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { adminPaymentDetails } from '@portal/shared-api/payments-admin';
import { periodTextOfDate } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import { paymentCalls } from '../testing/payments.ts';
import { addAdmin, addBranch, addParent, addStudent } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call } = portal;
const { decide, submit } = paymentCalls(portal);
const branchId = await addBranch(database, 'Branch');
const admin = await addAdmin(database, { level: 'level_3' });

/** The first day of the month that many months ago. */
function firstOf(monthsAgo: number): string {
  if (monthsAgo < 0) return `${addDays(firstOf(0), 31).slice(0, 7)}-01`;
  let day = `${today().slice(0, 7)}-01`;
  for (let back = 0; back < monthsAgo; back++) day = `${addDays(day, -1).slice(0, 7)}-01`;
  return day;
}
const month = (monthsAgo: number) => periodTextOfDate(firstOf(monthsAgo));

/** A student who was here in these periods, each from mid-month, and the parent's submissions. */
async function family(...stays: { from: number; until?: number }[]) {
  const student = await addStudent(database, { branchId, name: 'Child' });
  const parent = await addParent(database, { children: [student.id] });
  await database.execute(sql`delete from student_periods where student_id = ${student.id}`);
  for (const { from, until } of stays)
    await database.execute(sql`
      insert into student_periods (student_id, from_date, until_date)
      values (${student.id}, ${addDays(firstOf(from), from === 0 ? 0 : 14)},
        ${until === undefined ? null : addDays(firstOf(until), 9)})`);
  return async (monthsAgo: number): Promise<number> => {
    const { body, status } = await submit(parent, student.studentId, { payment_for: month(monthsAgo) });
    expect(status).toBe(200);
    return body.id;
  };
}

const missingOf = async (id: number) =>
  (await call(adminPaymentDetails, { params: { id } }, admin.token)).body.missing_months;

test('names the months since joining that have no payment, and none from the payment’s own on', async () => {
  const pay = await family({ from: 4 });
  await pay(3);
  expect(await missingOf(await pay(1))).toEqual([month(4), month(2)]);
  expect(await missingOf(await pay(4))).toEqual([]);
});

test('a rejected payment leaves its month without one', async () => {
  const pay = await family({ from: 2 });
  const rejected = await pay(2);
  const id = await pay(1);
  expect(await missingOf(id)).toEqual([]);
  await decide(admin, rejected, 'reject', { comment: 'Another month' });
  expect(await missingOf(id)).toEqual([month(2)]);
});

test('months away are not billed, the months of leaving and of coming back are', async () => {
  const pay = await family({ from: 7, until: 5 }, { from: 2 });
  expect(await missingOf(await pay(0))).toEqual([month(7), month(6), month(5), month(2), month(1)]);
});

test('a month that comes is missed by nobody', async () => {
  const pay = await family({ from: 0 });
  const next = await pay(-1);
  expect(await missingOf(next)).toEqual([month(0)]);
});

test('only a payment that waits for the first accept is told about', async () => {
  const pay = await family({ from: 1 });
  const id = await pay(0);
  await decide(admin, id, 'reject', { comment: 'No' });
  expect(await missingOf(id)).toEqual([]);
});
