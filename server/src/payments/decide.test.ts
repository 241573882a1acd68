import { beforeAll, describe, expect, test } from '@jest/globals';
import { adminPaymentDetails, deletePayment } from '@portal/shared-api/payments-admin';
import { checkPayment, paymentsToCheck } from '@portal/shared-api/payments-checking';
import { updateParentPayment } from '@portal/shared-api/payments-family';
import { invoiceNumber } from '@portal/shared-api/payments';
import { and, eq, sum } from 'drizzle-orm';
import { auditEntries } from '../database/schema/audit.ts';
import { creditEntries } from '../database/schema/credit.ts';
import { students } from '../database/schema/students.ts';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentBody, paymentCalls } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call } = portal;
const { accept, decide, submit } = paymentCalls(portal);

let branchId: number;
let first: Person;
let second: Person;
let top: Person;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  first = await addAdmin(database, { level: 'level_2', branchId, name: 'First' });
  second = await addAdmin(database, { level: 'level_2', branchId, name: 'Second' });
  top = await addAdmin(database, { level: 'level_3', name: 'Top' });
});

async function handedIn(amount = '120.00') {
  const child = await addStudent(database, { branchId });
  const parent = await addParent(database, { children: [child.id] });
  const { body } = await submit(parent, child.studentId, { payment_amount: amount });
  const again = async (more: string) =>
    (await submit(parent, child.studentId, { payment_amount: more })).body.id as number;
  return { child, parent, id: body.id as number, again };
}

const check = (admin: Person, id: number, action: string, body: object = {}) =>
  call(checkPayment, { params: { id, action }, body }, admin.token);
const details = async (id: number) => (await call(adminPaymentDetails, { params: { id } }, top.token)).body;
const actions = async (id: number) =>
  (await details(id)).audit_log.map((entry: { action: string }) => entry.action);

/** The balance, which must be the sum of the ledger. */
async function balanceOf(studentId: number): Promise<number> {
  const [student] = await database.select().from(students).where(eq(students.id, studentId));
  const [ledger] = await database
    .select({ total: sum(creditEntries.amountSen).mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.studentId, studentId));
  expect(student!.overpaidSen).toBe(ledger!.total ?? 0);
  return student!.overpaidSen;
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

test('cash that was counted in 5 sen needs no words, any other difference does', async () => {
  const { id } = await handedIn('29.65');
  for (const due of ['29.61', '29.68']) {
    const { status, body } = await accept(first, id, [due]);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['comment']]);
  }
  expect((await accept(first, id, ['29.66'])).status).toBe(200);
  expect((await details(id)).comment).toBeNull();
});

test('the log keeps by how much the amount differs from the fees, and nothing where it does not', async () => {
  const differenceOf = async (id: number) => {
    const [entry] = await database
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.resource, 'payments'),
          eq(auditEntries.recordId, id),
          eq(auditEntries.action, 'approved'),
        ),
      );
    return entry!.details.difference_sen;
  };
  const short = await handedIn('110');
  expect((await accept(first, short.id, ['120'], { comment: 'The rest comes next month' })).status).toBe(200);
  expect(await differenceOf(short.id)).toBe(-1_000);
  const exact = await handedIn('120');
  await accept(first, exact.id, ['120']);
  expect(await differenceOf(exact.id)).toBeUndefined();
});

describe('two admins at once', () => {
  test('accept and reject: one wins, the other is told', async () => {
    const { id } = await handedIn();
    const answers = await Promise.all([
      accept(first, id, ['120']),
      decide(second, id, 'reject', { comment: 'The slip is not readable' }),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)!.body.code).toBe('payment_already_processed');
    expect(await actions(id)).toHaveLength(2);
  });

  test('accept twice, with credit: it moves once', async () => {
    const { child, id } = await handedIn('150.00');
    const body = { overpay: { type: 'add', amount: '30' } };
    const answers = await Promise.all([accept(first, id, ['120'], body), accept(second, id, ['120'], body)]);
    expect(statuses(answers)).toEqual([200, 400]);
    expect(await balanceOf(child.id)).toBe(3_000);
    expect(await actions(id)).toEqual(['created', 'approved']);
  });
});

describe('a move that comes too late', () => {
  const refusal = async (answer: ReturnType<typeof accept>) => {
    const { status, body } = await answer;
    return [status, body.code, body.message];
  };

  test('names who was faster', async () => {
    const { id } = await handedIn();
    await accept(first, id, ['120']);
    expect(await refusal(accept(second, id, ['120']))).toEqual([
      400,
      'payment_already_processed',
      'This payment was already processed by First.',
    ]);
  });

  test('blames nobody else for the caller’s own, whose answer was lost', async () => {
    const { id } = await handedIn();
    await accept(first, id, ['120']);
    const accepted = [400, 'payment_already_accepted', 'You have already accepted this payment.'];
    expect(await refusal(accept(first, id, ['120']))).toEqual(accepted);
    await check(second, id, 'accept');
    expect(await refusal(check(second, id, 'accept'))).toEqual(accepted);

    const other = await handedIn();
    await decide(first, other.id, 'reject', { comment: 'Not readable' });
    expect((await refusal(decide(first, other.id, 'reject', { comment: 'Not readable' })))[1]).toBe(
      'payment_already_rejected',
    );
  });
});

describe('the check', () => {
  test('is somebody else’s, unless level_3, and the log says so', async () => {
    const { id } = await handedIn();
    await accept(first, id, ['120']);
    expect(await check(first, id, 'accept')).toMatchObject({ status: 400, body: { code: 'four_eyes' } });
    expect((await check(second, id, 'accept')).status).toBe(200);
    expect(await check(top, id, 'accept')).toMatchObject({
      status: 400,
      body: { code: 'payment_already_processed' },
    });
    expect((await details(id)).payment_status).toBe('approved');

    const other = await handedIn();
    await accept(top, other.id, ['120']);
    expect((await check(top, other.id, 'accept')).status).toBe(200);
    expect((await details(other.id)).audit_log.at(-1)).toMatchObject({
      action: 'checked',
      self_checked: true,
    });
  });

  test('does not act on what waits for approval, nor approval on what waits for the check', async () => {
    const { id } = await handedIn();
    expect((await check(first, id, 'accept')).body.code).toBe('payment_already_processed');
    await accept(first, id, ['120']);
    expect((await decide(second, id, 'reject', { comment: 'x' })).body.code).toBe(
      'payment_already_processed',
    );
  });

  test('shows level_1 admins nothing', async () => {
    const level1 = await addAdmin(database, { level: 'level_1', branchId });
    expect((await call(paymentsToCheck, {}, level1.token)).status).toBe(403);
  });

  test('names who accepted, and marks what the admin accepted', async () => {
    const { id } = await handedIn();
    await accept(first, id, ['120']);
    const mine = await call(paymentsToCheck, {}, first.token);
    const theirs = await call(paymentsToCheck, {}, second.token);
    const rowIn = ({ body }: typeof mine) => body.data.find((row: { id: number }) => row.id === id);
    expect(rowIn(mine)).toMatchObject({ accepted_by: 'First', accepted_by_me: true });
    expect(rowIn(theirs)).toMatchObject({
      accepted_by: 'First',
      accepted_by_me: false,
      accepted_by_change: false,
    });
  });
});

describe('credit', () => {
  const withCredit = async (sen: string) => {
    const family = await handedIn(`${120 + Number(sen)}`);
    await accept(first, family.id, ['120'], { overpay: { type: 'add', amount: sen } });
    return family;
  };

  test('150 paid against 120: payment and credit, both or neither', async () => {
    const { child, id } = await handedIn('150.00');
    expect((await accept(first, id, ['120'])).body.errors.comment[0]).toContain('differs');
    expect((await details(id)).payment_status).toBe('pending_approval');
    expect((await accept(first, id, ['120'], { overpay: { type: 'add', amount: '30' } })).status).toBe(200);
    expect(await balanceOf(child.id)).toBe(3_000);
    expect(await details(id)).toMatchObject({
      payment_status: 'pending_checking',
      overpay: { type: 'add', amount: '30.00' },
      overpaid_amount: '30.00',
    });
  });

  test('of 5.95: 10 and -1 are refused, 5.95 passes once, also from a stale tab', async () => {
    const { child, again } = await withCredit('5.95');
    const pay = await again('114.05');
    const claim = (id: number, amount: string, by = first) =>
      accept(by, id, ['120'], { overpay: { type: 'claim', amount }, comment: 'Credit of last month' });
    expect((await claim(pay, '10')).body.errors.overpay[0]).toBe('Only RM 5.95 of credit can be claimed');
    expect((await claim(pay, '5.96')).body.errors.overpay[0]).toBe('Only RM 5.95 of credit can be claimed');
    expect((await claim(pay, '-1')).status).toBe(400);
    const stale = await again('50.00');
    const answers = await Promise.all([claim(pay, '5.95'), claim(stale, '5.95', second)]);
    expect(statuses(answers)).toEqual([200, 400]);
    expect(await balanceOf(child.id)).toBe(0);
    const claimed = answers[0].status === 200 ? pay : stale;
    expect((await details(claimed)).overpay).toEqual({ type: 'claim', amount: '5.95' });
  });

  test('of nothing is neither used nor added', async () => {
    const { child, id } = await handedIn();
    expect((await accept(first, id, ['120'], { overpay: { type: 'add', amount: '0' } })).status).toBe(200);
    expect((await details(id)).overpay).toBeNull();
    expect(await balanceOf(child.id)).toBe(0);
  });

  test('goes back when the check rejects; deleting afterwards changes nothing', async () => {
    const { child, id } = await withCredit('30');
    expect((await check(second, id, 'reject')).body.errors.comment).toBeDefined();
    expect((await check(second, id, 'reject', { comment: 'The bank shows nothing' })).status).toBe(200);
    expect(await balanceOf(child.id)).toBe(0);
    const remove = () => call(deletePayment, { params: { id } }, first.token);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await balanceOf(child.id)).toBe(0);
  });

  test('goes back once, however often the payment is rejected, and somebody else then answers for it', async () => {
    const { child, parent, id } = await withCredit('30');
    const other = await addAdmin(database, { level: 'level_2', branchId });
    await check(second, id, 'reject', { comment: 'The bank shows nothing' });
    const { payment_amount, payment_for } = paymentBody({ payment_amount: '120' });
    await call(
      updateParentPayment,
      { params: { id }, body: { payment_amount, payment_for }, files: {} },
      parent.token,
    );
    expect((await accept(second, id, ['120'])).status).toBe(200);
    expect((await details(id)).overpay).toBeNull();
    expect((await check(other, id, 'reject', { comment: 'Still nothing' })).status).toBe(200);
    expect(await balanceOf(child.id)).toBe(0);
  });

  test('in use names who holds it now, not who used it before or gave it back', async () => {
    const family = await withCredit('10');
    const claim = async (id: number, amount: string) => {
      const answer = await accept(second, id, ['120'], { overpay: { type: 'claim', amount } });
      expect(answer.status).toBe(200);
      return id;
    };
    const before = await claim(await family.again('110'), '10');
    const later = await family.again('150');
    await accept(first, later, ['120'], { overpay: { type: 'add', amount: '30' } });
    const back = await claim(await family.again('109'), '11');
    await check(first, back, 'reject', { comment: 'Twice' });
    const holding = [
      await claim(await family.again('108'), '12'),
      await claim(await family.again('107'), '13'),
    ];
    const { code, message } = (await check(second, later, 'reject', { comment: 'x' })).body;
    expect(code).toBe('credit_in_use');
    expect(message.match(/SS1\d+/g)).toEqual(holding.map(invoiceNumber));
    expect(holding).not.toContain(before);
    expect(await balanceOf(family.child.id)).toBe(500);
  });

  test('that was spent since cannot be taken back, and then nothing of the reject happens', async () => {
    const { child, id, again } = await withCredit('30');
    const spending = await again('90');
    await accept(second, spending, ['120'], { overpay: { type: 'claim', amount: '30' } });
    const refusal = (await check(second, id, 'reject', { comment: 'x' })).body;
    expect(refusal.code).toBe('credit_in_use');
    expect(refusal.message).toContain(invoiceNumber(spending));
    expect((await details(id)).payment_status).toBe('pending_checking');
    expect(await balanceOf(child.id)).toBe(0);

    // The message says where to go next, and that works.
    await check(first, spending, 'reject', { comment: 'To be paid another way' });
    expect((await check(second, id, 'reject', { comment: 'x' })).status).toBe(200);
    expect(await balanceOf(child.id)).toBe(0);
  });

  test('an amount needs a type and is 0 or more', async () => {
    const { id } = await handedIn();
    const answer = await accept(first, id, ['120'], { overpay: { amount: '5' } });
    expect(answer.body.errors['overpay.type']).toEqual([
      'You have entered an overpay amount, please select an overpay type.',
    ]);
    const below = await accept(first, id, ['120'], { overpay: { type: 'add', amount: -1 } });
    expect(below.body.errors['overpay.amount']).toEqual([
      'Please enter 0 or more, with at most 2 decimals, up to 99,999.99',
    ]);
  });
});

test('a reject of a payment that waits for approval says why', async () => {
  const { id } = await handedIn();
  for (const comment of [undefined, '', '  ']) {
    const { status, body } = await decide(first, id, 'reject', { comment });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['comment']]);
  }
  expect((await details(id)).payment_status).toBe('pending_approval');
});

test('accepting needs a fee item; presets are a snapshot', async () => {
  const { id } = await handedIn('29.66');
  expect((await decide(first, id, 'accept')).body.errors).toEqual({
    presets: ['Please select at least one presets.'],
  });
  await accept(first, id, ['34.90', '-5.24']);
  expect((await details(id)).presets.map((item: { value: string }) => item.value)).toEqual([
    '34.90',
    '-5.24',
  ]);
});

test('an unknown action and a payment of another branch read like nothing at all', async () => {
  const { id } = await handedIn();
  const elsewhere = await addBranch(database, 'Bayan Lepas');
  const stranger = await addAdmin(database, { level: 'level_2', branchId: elsewhere });
  const unknown = await decide(first, id, 'destroy');
  const foreign = await accept(stranger, id, ['120']);
  const nobody = await accept(first, 999_999, ['120']);
  expect([unknown.status, foreign.status, nobody.status]).toEqual([404, 404, 404]);
  expect(foreign.body).toEqual(nobody.body);
});

test('only a rejected payment is deleted, and its number never comes back', async () => {
  const { id } = await handedIn();
  expect((await call(deletePayment, { params: { id } }, first.token)).body.code).toBe(
    'payment_not_deletable',
  );
  await decide(first, id, 'reject', { comment: 'Twice' });
  await call(deletePayment, { params: { id } }, first.token);
  expect((await handedIn()).id).toBeGreaterThan(id);
});

test('an accept of an amount that was changed since it was looked at is refused', async () => {
  const { id } = await handedIn();
  const seen = (await details(id)).version as number;
  const unseen = { code: 'changed_meanwhile' };
  expect((await accept(first, id, ['120.00'], { version: seen - 1 })).body).toMatchObject(unseen);
  expect((await accept(first, id, ['120.00'], { version: seen })).status).toBe(200);
  expect((await check(second, id, 'accept', { version: seen })).body).toMatchObject(unseen);
  const { version, payment_status } = await details(id);
  expect(payment_status).toBe('pending_checking');
  expect((await check(second, id, 'accept', { version })).status).toBe(200);
});
