import { beforeAll, expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { updateParentPayment } from '@portal/shared-api/payments-family';
import { adminPaymentDetails, deletePayment } from '@portal/shared-api/payments-admin';
import { periodTextOfDate } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import { paymentCalls, pdfSlip } from '../testing/payments.ts';
import { addParent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld, FOREIGN, type World } from '../testing/world.ts';

const portal = await testPortal();
const { database, call } = portal;
const { submit, decide } = paymentCalls(portal);
const month = periodTextOfDate(today());
let world: World;
let parent: Person;
let slips = 0;

beforeAll(async () => {
  world = await addWorld(database);
  const { home, foreign } = world;
  parent = await addParent(database, {
    name: 'Parent of three',
    children: [home.student.id, home.sibling.id, foreign.student.id],
  });
});

const newSlip = () => new File([pdfSlip(`% slip ${++slips}`)], 'slip.pdf', { type: 'application/pdf' });

async function handIn(
  slip: File,
  payment_amount: string,
  {
    by = parent,
    of = world.home.student,
    batch,
  }: { by?: Person; of?: { studentId: string }; batch?: string } = {},
): Promise<number> {
  const { body, status } = await submit(
    by,
    of.studentId,
    { payment_type: 'Bank Transfer', payment_amount, ...(batch ? { batch } : {}) },
    { files: { payment_proof: slip } },
  );
  expect(status).toBe(200);
  return body.id;
}

const later = (minutes: number) =>
  database.execute(sql`update files set created_at = created_at - ${minutes} * interval '1 minute'`);

const reusedOf = async (id: number, by: 'level_1' | 'level_3' = 'level_3') =>
  (await call(adminPaymentDetails, { params: { id } }, world.callers[by].token)).body.reused_proofs;

test('a batch of one account is told as such from each of its sides, with what each payment is', async () => {
  const slip = newSlip();
  const batch = 'batch-of-three';
  const first = await handIn(slip, '100.00', { batch });
  const second = await handIn(slip, '80.50', { batch, of: world.home.sibling });
  // Failed ones are sent again when their form is restored.
  await later(60);
  const third = await handIn(slip, '70.00', { batch });
  expect(await reusedOf(first)).toMatchObject([
    {
      id: second,
      exact: true,
      together: true,
      older: false,
      removed: false,
      payment: {
        student: { student_id: world.home.sibling.studentId },
        payment_amount: '80.50',
        payment_for: month,
        payment_status: 'pending_approval',
      },
    },
    { id: third, together: true },
  ]);
  expect(await reusedOf(third)).toMatchObject([
    { id: first, together: true, older: true },
    { id: second, together: true, older: true },
  ]);
});

test('the same account with the same slip by another form is no batch, also a moment later and beside one', async () => {
  const slip = newSlip();
  const long = await handIn(slip, '100.00', { batch: 'batch-before' });
  const batch = 'batch-beside';
  const one = await handIn(slip, '101.00', { batch });
  const other = await handIn(slip, '102.00', { batch, of: world.home.sibling });
  expect(await reusedOf(one)).toMatchObject([
    { id: other, together: true },
    { id: long, together: false },
  ]);
  expect(await reusedOf(long)).toMatchObject([
    { id: other, together: false },
    { id: one, together: false },
  ]);
});

test('another account with the same slip at the same time is no batch', async () => {
  const slip = newSlip();
  const batch = 'batch-of-two';
  const one = await handIn(slip, '100.00', { batch });
  const other = await handIn(slip, '102.00', { batch, by: world.home.parent });
  expect(await reusedOf(one)).toMatchObject([{ id: other, together: false }]);
  expect(await reusedOf(other)).toMatchObject([{ id: one, together: false }]);
});

test('a slip that came later than its payment does not join the batch of the payment', async () => {
  const [slip, own] = [newSlip(), newSlip()];
  const batch = 'batch-of-slips';
  const one = await handIn(slip, '100.00', { batch });
  const other = await handIn(own, '102.00', { batch });
  await decide(world.callers.level_1, other, 'reject', { comment: 'Not readable' });
  const { status } = await call(
    updateParentPayment,
    {
      params: { id: other },
      body: { payment_amount: '102.00', payment_for: month },
      files: { payment_proof: slip },
    },
    parent.token,
  );
  expect(status).toBe(200);
  expect(await reusedOf(one)).toMatchObject([{ id: other, together: false }]);
  expect(await reusedOf(other)).toMatchObject([{ id: one, together: false }]);
});

test('of another branch only that there is one is told', async () => {
  const slip = newSlip();
  const batch = 'batch-of-branches';
  const one = await handIn(slip, '100.00', { batch });
  const elsewhere = await handIn(slip, '4321.00', { batch, of: world.foreign.student });
  const closed = await reusedOf(one, 'level_1');
  expect(closed).toEqual([
    {
      id: elsewhere,
      invoice_no: expect.any(String),
      exact: true,
      together: true,
      submitted_at: expect.any(String),
      older: false,
      removed: false,
      payment: null,
    },
  ]);
  expect(JSON.stringify(closed)).not.toMatch(new RegExp(`${FOREIGN}|4321`));
  expect(await reusedOf(one)).toMatchObject([{ id: elsewhere, payment: { payment_amount: '4321.00' } }]);

  // Removed payments are only mentioned within the admin's own branch.
  const level3 = world.callers.level_3;
  await decide(level3, elsewhere, 'reject', { comment: 'Twice' });
  await call(deletePayment, { params: { id: elsewhere } }, level3.token);
  expect(await reusedOf(one, 'level_1')).toEqual(closed);
  expect(await reusedOf(one)).toMatchObject([{ id: elsewhere, removed: true, payment: null }]);
});

test('a rejected one of the batch says so, and so does a removed one', async () => {
  const slip = newSlip();
  const batch = 'batch-rejected';
  const one = await handIn(slip, '100.00', { batch });
  const other = await handIn(slip, '80.00', { batch, of: world.home.sibling });
  const { level_1: admin } = world.callers;
  await decide(admin, other, 'reject', { comment: 'Not this month' });
  expect(await reusedOf(one, 'level_1')).toMatchObject([
    { id: other, together: true, removed: false, payment: { payment_status: 'rejected' } },
  ]);
  await call(deletePayment, { params: { id: other } }, admin.token);
  expect(await reusedOf(one, 'level_1')).toMatchObject([
    { id: other, together: true, removed: true, payment: null },
  ]);
});

test('a flood with one slip is no batch and hides no earlier use', async () => {
  const slip = newSlip();
  const batch = 'batch-of-many';
  const long = await handIn(slip, '100.00');
  const latest = await handIn(slip, '200.00', { batch });
  for (let more = 1; more <= 20; more++) await handIn(slip, `${200 + more}.00`, { batch });
  const told = await reusedOf(latest);
  expect(told).toHaveLength(21);
  expect(told.at(-1)).toMatchObject({ id: long, together: false });
  await handIn(slip, '300.00', { batch });
  const flood: { id: number; together: boolean }[] = await reusedOf(latest);
  expect(flood.map(({ together }) => together)).toEqual([false, false, false, false, false]);
  expect(flood[0]).toMatchObject({ id: long });
});
