import { beforeAll, expect, test } from '@jest/globals';
import { adminPaymentDetails, updateAdminPayment } from '@portal/shared-api/payments-admin';
import { checkPayment } from '@portal/shared-api/payments-checking';
import { updateParentPayment } from '@portal/shared-api/payments-family';
import { auditEntries } from '../database/schema/audit.ts';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentBody, paymentCalls, presets, slip } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call } = portal;
const { accept, decide, record, submit } = paymentCalls(portal);

let branchId: number;
let first: Person;
let second: Person;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  first = await addAdmin(database, { level: 'level_2', branchId, name: 'First' });
  second = await addAdmin(database, { level: 'level_2', branchId, name: 'Second' });
});

async function family() {
  const child = await addStudent(database, { branchId });
  return { child, parent: await addParent(database, { children: [child.id] }) };
}

const details = async (id: number) => (await call(adminPaymentDetails, { params: { id } }, first.token)).body;
const linesOf = async (id: number) =>
  (await details(id)).audit_log.map(
    ({ action, comment, changes }: { action: string; comment: string | null; changes: unknown }) => [
      action,
      comment,
      changes,
    ],
  );
const check = (by: Person, id: number, comment: string | null) =>
  call(checkPayment, { params: { id, action: 'accept' }, body: { comment } }, by.token);

test('no comment is lost: each stays with the move that it was written with', async () => {
  const { child } = await family();
  const { body } = await record(first, child.studentId, { comment: 'Paid by the grandmother' });
  await accept(first, body.id, ['100'], { comment: 'The rest is for books' });
  await check(second, body.id, 'Books are agreed');
  expect(await linesOf(body.id)).toEqual([
    ['created', 'Paid by the grandmother', []],
    ['approved', 'The rest is for books', []],
    ['checked', 'Books are agreed', []],
  ]);
});

test('words that a dialog found there and sent back are not said again', async () => {
  const { child } = await family();
  const { body } = await record(first, child.studentId, {
    comment: 'Paid ahead',
    presets: presets('100'),
  });
  await check(second, body.id, 'Paid ahead');
  expect(await linesOf(body.id)).toEqual([
    ['created', 'Paid ahead', []],
    ['approved', null, []],
    ['checked', null, []],
  ]);
});

test('an edit says what it changed, with both sides, and of the slip that it is another', async () => {
  const { child, parent } = await family();
  const { body } = await submit(
    parent,
    child.studentId,
    { payment_type: 'E-Wallet', payment_for: 'January-2026', payment_date: '2026-01-05' },
    { files: { payment_proof: await slip(1) } },
  );
  const { version } = await details(body.id);
  const changed = {
    payment_amount: '150',
    payment_type: 'Bank Transfer',
    payment_for: 'February-2026',
    payment_date: '2026-02-01',
    comment: 'As on the slip',
    version,
  };
  await call(
    updateAdminPayment,
    { params: { id: body.id }, body: paymentBody(changed), files: { payment_proof: await slip(2) } },
    first.token,
  );
  expect((await linesOf(body.id)).at(-1)).toEqual([
    'updated',
    'As on the slip',
    [
      { field: 'payment_amount', from: '120.50', to: '150.00' },
      { field: 'payment_date', from: '2026-01-05', to: '2026-02-01' },
      { field: 'payment_for', from: 'January-2026', to: 'February-2026' },
      { field: 'payment_type', from: 'E-Wallet', to: 'Bank Transfer' },
      { field: 'payment_proof', from: null, to: null },
    ],
  ]);
});

test('what a family changed of a rejected payment is there too, and why it was rejected stays', async () => {
  const { child, parent } = await family();
  const { body } = await submit(parent, child.studentId);
  await decide(first, body.id, 'reject', { comment: 'RM 20 are missing' });
  const { payment_for } = paymentBody();
  await call(
    updateParentPayment,
    { params: { id: body.id }, body: { payment_amount: '140.50', payment_for }, files: {} },
    parent.token,
  );
  expect((await linesOf(body.id)).slice(1)).toEqual([
    ['rejected', 'RM 20 are missing', []],
    ['updated', null, [{ field: 'payment_amount', from: '120.50', to: '140.50' }]],
  ]);
});

test('an entry of before shows as it always did', async () => {
  const { child, parent } = await family();
  const { body } = await submit(parent, child.studentId);
  await database.insert(auditEntries).values({
    resource: 'payments',
    recordId: body.id,
    action: 'updated',
    actorId: first.accountId,
    actorName: 'First',
    details: {
      from: 'approved',
      to: 'pending_checking',
      before: {
        amount_sen: 12_000,
        payment_date: '2026-01-05',
        payment_for: '2026-01-01',
        payment_type: 'Cash',
      },
    },
  });
  expect((await linesOf(body.id)).at(-1)).toEqual(['updated', null, []]);
});
