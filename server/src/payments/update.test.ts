import { beforeAll, describe, expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { adminPaymentDetails, updateAdminPayment } from '@portal/shared-api/payments-admin';
import { checkPayment, paymentsToCheck } from '@portal/shared-api/payments-checking';
import { parentProof, updateParentPayment } from '@portal/shared-api/payments-family';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentBody, paymentCalls, presets, slip } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call } = portal;
const { accept, decide, record, submit } = paymentCalls(portal);

let branchId: number;
let level1: Person;
let level2: Person;
let top: Person;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  level1 = await addAdmin(database, { level: 'level_1', branchId });
  level2 = await addAdmin(database, { level: 'level_2', branchId });
  top = await addAdmin(database, { level: 'level_3' });
});

async function handedIn(proof?: File) {
  const child = await addStudent(database, { branchId });
  const parent = await addParent(database, { children: [child.id] });
  const { body } = await submit(
    parent,
    child.studentId,
    { payment_amount: '120', payment_type: proof ? 'E-Wallet' : 'Cash' },
    { files: proof ? { payment_proof: proof } : {} },
  );
  return { child, parent, id: body.id as number };
}

const details = async (id: number) => (await call(adminPaymentDetails, { params: { id } }, top.token)).body;

describe('the family', () => {
  const correct = (by: Person, id: number, over: object = {}, files = {}) => {
    const { payment_amount, payment_for } = paymentBody({ payment_amount: '125' });
    return call(
      updateParentPayment,
      { params: { id }, body: { payment_amount, payment_for, ...over }, files },
      by.token,
    );
  };

  test('corrects a rejected payment, which starts again and keeps its proof', async () => {
    const { parent, id } = await handedIn(await slip(1));
    expect((await correct(parent, id)).body.code).toBe('payment_not_rejected');
    await decide(level1, id, 'reject', { comment: 'Not readable' });
    const before = (await call(parentProof, { params: { id } }, parent.token)).bytes;
    expect((await correct(parent, id)).status).toBe(200);
    expect(await details(id)).toMatchObject({ payment_status: 'pending_approval', payment_amount: '125.00' });
    expect((await call(parentProof, { params: { id } }, parent.token)).bytes.equals(before)).toBe(true);
    expect((await details(id)).audit_log.at(-1).action).toBe('updated');
  });

  test('may replace the proof', async () => {
    const { parent, id } = await handedIn(await slip(2));
    await decide(level1, id, 'reject', { comment: 'Not readable' });
    const before = (await call(parentProof, { params: { id } }, parent.token)).bytes;
    expect((await correct(parent, id, {}, { payment_proof: await slip(3) })).status).toBe(200);
    expect((await call(parentProof, { params: { id } }, parent.token)).bytes.equals(before)).toBe(false);
  });

  test('of two parents of a child, the other one keeps a slip that only its owner sees', async () => {
    const { child, parent, id } = await handedIn(await slip(5));
    await decide(level1, id, 'reject', { comment: 'Wrong month' });
    const other = await addParent(database, { children: [child.id] });
    const proofFor = (by: Person) => call(parentProof, { params: { id } }, by.token);
    const before = (await proofFor(parent)).bytes;
    expect((await correct(other, id)).status).toBe(200);
    expect(await details(id)).toMatchObject({ payment_status: 'pending_approval', payment_amount: '125.00' });
    expect((await proofFor(other)).status).toBe(404);
    expect((await proofFor(parent)).bytes.equals(before)).toBe(true);
  });

  test('cannot reach another family’s', async () => {
    const { id } = await handedIn();
    await decide(level1, id, 'reject', { comment: 'Not readable' });
    const other = await handedIn();
    const foreign = await correct(other.parent, id);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await correct(other.parent, 999_999)).body);
  });
});

describe('an admin', () => {
  const edit = async (by: Person, id: number, over: object = {}) => {
    const { version } = await details(id);
    const body = paymentBody({ payment_amount: '130', comment: 'Counted again', version, ...over });
    const sent = Object.entries(body).filter(([, value]) => value !== undefined);
    return call(updateAdminPayment, { params: { id }, body: Object.fromEntries(sent), files: {} }, by.token);
  };

  test('edits an approved payment: back to the check, audited, only for level 2 and 3', async () => {
    const { id } = await handedIn();
    await accept(level1, id, ['120']);
    await call(checkPayment, { params: { id, action: 'accept' }, body: {} }, level2.token);
    expect((await edit(level1, id)).body.code).toBe('payment_edit_approved');
    expect((await edit(level2, id)).status).toBe(200);
    const after = await details(id);
    expect(after).toMatchObject({ payment_status: 'pending_checking', payment_amount: '130.00' });
    expect(after.audit_log.at(-1)).toMatchObject({ action: 'updated' });
    // Whoever changed the amount is now responsible for it.
    const checked = await call(checkPayment, { params: { id, action: 'accept' }, body: {} }, level2.token);
    expect(checked.body.code).toBe('four_eyes');
    const { body } = await call(paymentsToCheck, {}, level2.token);
    expect(body.data.find((row: { id: number }) => row.id === id)).toMatchObject({
      accepted_by_me: true,
      accepted_by_change: true,
    });
  });

  test('edits words, and whoever decided the money still cannot check it', async () => {
    const child = await addStudent(database, { branchId });
    const parent = await addParent(database, { children: [child.id] });
    const id = (await submit(parent, child.studentId, { payment_amount: '32.32' })).body.id as number;
    const credit = { overpay: { type: 'add', amount: '500' }, comment: 'Credit of last year' };
    const other = await addAdmin(database, { level: 'level_2', branchId });
    await accept(other, id, ['32.32'], credit);
    expect((await edit(level1, id, { payment_amount: '32.32', comment: 'In other words' })).status).toBe(200);
    const check = (by: Person) =>
      call(checkPayment, { params: { id, action: 'accept' }, body: {} }, by.token);
    expect((await check(other)).body.code).toBe('four_eyes');
    // The amount was decided by another admin, the credit still by the same one.
    expect((await edit(level1, id, { payment_amount: '33.00' })).status).toBe(200);
    expect((await check(other)).body.code).toBe('four_eyes');
    const { body } = await call(paymentsToCheck, {}, other.token);
    expect(body.data.find((row: { id: number }) => row.id === id)).toMatchObject({
      accepted_by_me: true,
      accepted_by_change: true,
    });
    expect((await check(level2)).status).toBe(200);
  });

  test('a level_3 admin checks credit of his own as self-checked', async () => {
    const { id } = await handedIn();
    await accept(top, id, ['120'], { overpay: { type: 'add', amount: '5' }, comment: 'Five more' });
    await edit(level1, id);
    await call(checkPayment, { params: { id, action: 'accept' }, body: {} }, top.token);
    expect((await details(id)).audit_log.at(-1)).toMatchObject({ action: 'checked', self_checked: true });
  });

  test('keeps the credit movement of an edited payment, spent or not', async () => {
    const child = await addStudent(database, { branchId });
    const parent = await addParent(database, { children: [child.id] });
    const pay = async (payment_amount: string) =>
      (await submit(parent, child.studentId, { payment_amount })).body.id as number;
    const id = await pay('150');
    await accept(level1, id, ['120'], { overpay: { type: 'add', amount: '30' } });
    await accept(level2, await pay('90'), ['120'], { overpay: { type: 'claim', amount: '30' } });
    expect((await edit(level2, id, { payment_amount: '150.10' })).status).toBe(200);
    expect(await details(id)).toMatchObject({
      overpay: { type: 'add', amount: '30.00' },
      student: { overpaid: '0.00' },
    });
  });

  test('on an old copy is told, and changes nothing', async () => {
    const { id } = await handedIn();
    const { version } = await details(id);
    expect((await edit(level1, id)).status).toBe(200);
    expect((await edit(level1, id, { version, payment_amount: '1' })).body.code).toBe('changed_meanwhile');
    expect((await details(id)).payment_amount).toBe('130.00');
  });

  test('may leave out which copy was looked at', async () => {
    const { id } = await handedIn();
    expect((await edit(level1, id, { version: undefined })).status).toBe(200);
    expect((await details(id)).payment_amount).toBe('130.00');
  });

  test('cannot make cash of it that comes to nothing as it is counted', async () => {
    const { id } = await handedIn();
    const answer = await edit(level1, id, { payment_type: 'Cash', payment_amount: '0.02' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['payment_amount']]);
  });

  test('cannot turn Cash without a proof into a transfer', async () => {
    const { id } = await handedIn();
    const answer = await edit(level1, id, { payment_type: 'Bank Transfer', payment_date: today() });
    expect(answer.body.errors).toEqual({ payment_proof: ['Please provide a payment proof'] });
  });

  test('that changes nothing moves nothing and leaves no line', async () => {
    const { id } = await handedIn(await slip(4));
    await accept(level1, id, ['120'], { comment: 'Thank you' });
    await call(checkPayment, { params: { id, action: 'accept' }, body: {} }, level2.token);
    const before = await details(id);
    const same = { payment_amount: '120.00', payment_type: 'E-Wallet' };
    for (const comment of [undefined, 'Thank you']) {
      const answer = await edit(level2, id, { ...same, comment });
      expect(answer.status).toBe(200);
      expect(answer.body.message).toContain('Nothing was changed');
      expect(await details(id)).toEqual(before);
    }
    expect((await edit(level2, id, { ...same, comment: 'Other words' })).status).toBe(200);
    expect(await details(id)).toMatchObject({ payment_status: 'pending_checking', comment: 'Other words' });
  });

  test('explains a difference that it leaves in an accepted payment', async () => {
    const { id } = await handedIn();
    await accept(level1, id, ['120']);
    const unexplained = ['The amount paid differs from the amount due. Please say why in the comment'];
    for (const comment of [undefined, '', '  '])
      expect((await edit(level1, id, { comment })).body.errors).toEqual({ comment: unexplained });
    expect((await details(id)).payment_amount).toBe('120.00');
    expect((await edit(level1, id, { comment: 'Ten too much' })).status).toBe(200);
    // The stored comment still explains it.
    expect((await edit(level2, id, { payment_amount: '131', comment: undefined })).status).toBe(200);
    expect(await details(id)).toMatchObject({ payment_amount: '131.00', comment: 'Ten too much' });
    expect((await edit(level2, id, { payment_amount: '120', comment: '' })).status).toBe(200);
    expect((await details(id)).comment).toBeNull();
  });

  test('counts the standing credit, and needs no words before an accept', async () => {
    const { id } = await handedIn();
    expect((await edit(level1, id, { comment: '' })).status).toBe(200);
    await accept(level1, id, ['100'], { overpay: { type: 'add', amount: '30' } });
    expect((await edit(level2, id, { payment_amount: '129', comment: '' })).body.errors).toHaveProperty(
      'comment',
    );
    expect((await edit(level2, id, { payment_for: 'January-2026', comment: '' })).status).toBe(200);
  });

  describe('of a rejected payment', () => {
    test('that a family handed in leaves it rejected, with the reason', async () => {
      const { id } = await handedIn();
      await decide(level1, id, 'reject', { comment: 'Not counted' });
      expect((await edit(level1, id, { comment: '' })).body.errors).toEqual({
        comment: ['Please say why in the comment'],
      });
      expect((await edit(level1, id, { comment: undefined })).status).toBe(200);
      expect(await details(id)).toMatchObject({
        recorded_by_admin: false,
        payment_status: 'rejected',
        payment_amount: '130.00',
        comment: 'Not counted',
      });
    });

    test('that an admin recorded hands it in again, also unchanged', async () => {
      const child = await addStudent(database, { branchId });
      const { body } = await record(level1, child.studentId, { presets: presets('120.50') });
      await call(
        checkPayment,
        { params: { id: body.id, action: 'reject' }, body: { comment: 'Count it again' } },
        level2.token,
      );
      expect(await details(body.id)).toMatchObject({ recorded_by_admin: true, payment_status: 'rejected' });
      expect((await edit(level1, body.id, { payment_amount: '120.50', comment: undefined })).status).toBe(
        200,
      );
      expect(await details(body.id)).toMatchObject({
        payment_status: 'pending_approval',
        comment: null,
        presets: [],
      });
      expect((await accept(level2, body.id, ['120.50'])).status).toBe(200);
    });
  });
});
