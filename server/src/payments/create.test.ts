import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { createStudentPayment, parentProof, studentPayments } from '@portal/shared-api/payments-family';
import { count, eq } from 'drizzle-orm';
import { payments } from '../database/schema/payments.ts';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { paymentBody, paymentCalls, pdfSlip, slip } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const portal = await testPortal();
const { database, call, filesFolder } = portal;
const { record, submit } = paymentCalls(portal);

let branchId: number;
let admin: Person;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_1', branchId });
});

async function family() {
  const child = await addStudent(database, { branchId });
  return { child, parent: await addParent(database, { children: [child.id] }) };
}

const rowsOf = async (studentId: number) =>
  database.select().from(payments).where(eq(payments.studentId, studentId));
const storedFiles = async () =>
  (await readdir(filesFolder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

test('a payment starts in pending approval, with the number it is known by', async () => {
  const { child, parent } = await family();
  const answer = await submit(parent, child.studentId);
  expect(answer.status).toBe(200);
  expect(answer.body.invoice_no).toBe(`SS1${String(answer.body.id).padStart(5, '0')}`);
  const [row] = await rowsOf(child.id);
  expect(row).toMatchObject({ amountSen: 12_050, status: 'pending_approval', presets: [], branchId });
});

describe('the same payment twice', () => {
  test('one after the other is refused with the words of the catalogue', async () => {
    const { child, parent } = await family();
    await submit(parent, child.studentId);
    expect(await submit(parent, child.studentId)).toMatchObject({
      status: 400,
      body: { code: 'payment_already_submitted', message: expect.stringContaining('already submitted') },
    });
    expect(await submit(parent, child.studentId, { payment_amount: '20' })).toMatchObject({ status: 200 });
  });

  test('at the same moment leaves one row and one stored proof', async () => {
    const { child, parent } = await family();
    const before = await storedFiles();
    const payment_proof = await slip(1);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        submit(parent, child.studentId, { payment_type: 'E-Wallet' }, { files: { payment_proof } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(await rowsOf(child.id)).toHaveLength(1);
    expect((await storedFiles()) - before).toBe(1);
  });

  test('with one idempotency key gives the first answer every time', async () => {
    const { child, parent } = await family();
    const before = await storedFiles();
    const payment_proof = await slip(2);
    const send = (over: object = {}) =>
      submit(
        parent,
        child.studentId,
        { payment_type: 'E-Wallet', ...over },
        { files: { payment_proof }, headers: { 'idempotency-key': `key-of-${child.studentId}` } },
      );
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0].status).toBe(200);
    expect(await rowsOf(child.id)).toHaveLength(1);
    expect((await storedFiles()) - before).toBe(1);
    expect(await send({ payment_amount: '99' })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_mismatch' },
    });
  });
});

test('twenty students at once get twenty numbers', async () => {
  const families = await Promise.all(Array.from({ length: 20 }, family));
  const answers = await Promise.all(families.map(({ child, parent }) => submit(parent, child.studentId)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(({ body }) => body.invoice_no)).size).toBe(20);
});

test.each([
  ['payment_amount', '10e-2'],
  ['payment_amount', '1e9'],
  ['payment_amount', '1,200'],
  ['payment_amount', '12.345'],
  ['payment_amount', '-5'],
  ['payment_amount', '0'],
  ['payment_amount', 'NaN'],
  ['payment_amount', '１００'],
  ['payment_amount', ''],
  ['payment_date', addDays(today(), 1)],
  ['payment_date', '2025-02-30'],
  ['payment_for', 'Smarch-2025'],
  ['payment_for', 'January-1999'],
  ['payment_for', 'December-2024'],
  ['payment_type', 'Cheque'],
])('%s %j is refused beside its field', async (field, value) => {
  const { child, parent } = await family();
  const answer = await submit(parent, child.studentId, { [field]: value });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
  expect(await rowsOf(child.id)).toHaveLength(0);
});

test('fields that are not the family’s to set change nothing', async () => {
  const { child, parent } = await family();
  const other = await family();
  const answer = await submit(parent, child.studentId, {
    payment_status: 'approved',
    presets: '[{"title":"Free","value":"1"}]',
    overpay: '{"type":"add","amount":"500"}',
    comment: 'approved by me',
    id: 1,
  });
  expect(answer.status).toBe(200);
  expect(await rowsOf(child.id)).toMatchObject([{ status: 'pending_approval', presets: [], comment: null }]);
  const own = await call(
    createStudentPayment,
    { body: paymentBody({ student_id: other.child.studentId }), files: {} },
    child.token,
  );
  expect(own.status).toBe(400);
  expect(await rowsOf(other.child.id)).toHaveLength(0);
});

test('another family’s student reads like one that does not exist', async () => {
  const { parent } = await family();
  const other = await family();
  const foreign = await submit(parent, other.child.studentId);
  const nobody = await submit(parent, 'SS999999');
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(nobody.body);
});

test('cash that comes to nothing as it is counted is refused, a transfer of it is not', async () => {
  const { child, parent } = await family();
  const pay = (payment_type: string, file?: File) =>
    submit(
      parent,
      child.studentId,
      { payment_type, payment_amount: '0.02' },
      { files: file ? { payment_proof: file } : {} },
    );
  const refused = await pay('Cash');
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { payment_amount: ['Cash is counted in 5 sen. Please enter 0.05 or more'] },
  ]);
  expect((await pay('E-Wallet', await slip(4))).status).toBe(200);
});

describe('the proof', () => {
  const pay = async (type: string, file?: File) => {
    const { child, parent } = await family();
    const files: Record<string, File> = file ? { payment_proof: file } : {};
    return submit(parent, child.studentId, { payment_type: type }, { files });
  };
  const file = (content: string, name: string, type = 'application/pdf') =>
    new File([content], name, { type });

  test('is needed unless the type is Cash, which keeps one that is sent', async () => {
    expect((await pay('E-Wallet')).body.errors).toEqual({
      payment_proof: ['Please provide a payment proof'],
    });
    expect((await pay('Cash', await slip(3))).status).toBe(200);
  });

  test.each([
    [
      'an SVG',
      file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'slip.svg', 'image/svg+xml'),
      'not one of the accepted types',
    ],
    ['HTML named PDF', file('<html><script>1</script>', 'slip.pdf'), 'not one of the accepted types'],
    ['no bytes', file('', 'slip.pdf'), 'Empty file content'],
    [
      'a HEIC photo',
      new File([Buffer.from('00000018667479706865696300000000686569636d696631', 'hex')], 'IMG_1.HEIC'),
      'screenshot',
    ],
    ['11 MB', new File(['%PDF-1.4', Buffer.alloc(11 * 1024 * 1024)], 'slip.pdf'), 'larger than 10 MB'],
    ['half a PNG', new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'slip.png'), 'damaged'],
    ['a PDF of nothing but a header', file('%PDF-1.7\nPaid, thank you', 'slip.pdf'), 'PDF is damaged'],
    ['half a PDF', file(pdfSlip().slice(0, 120), 'slip.pdf'), 'PDF is damaged'],
    ['a blank PDF', file(pdfSlip().replace('9 9 50 50 re f', ' '.repeat(14)), 'slip.pdf'), 'are empty'],
  ])('%s is refused', async (_, sent, words) => {
    const answer = await pay('Bank Transfer', sent);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.payment_proof[0]).toContain(words);
  });

  test('that is a PDF and HTML at once leaves as a PDF that no browser takes for a page', async () => {
    const { child, parent } = await family();
    const both = pdfSlip('<html><script>alert(1)</script></html>');
    const { body } = await submit(
      parent,
      child.studentId,
      { payment_type: 'E-Wallet' },
      { files: { payment_proof: file(both, 'both.html') } },
    );
    const { headers } = await call(parentProof, { params: { id: body.id } }, parent.token);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('keeps its name, and a PDF its bytes', async () => {
    const { child, parent } = await family();
    const pdf = pdfSlip();
    const { body } = await submit(
      parent,
      child.studentId,
      { payment_type: 'E-Wallet' },
      { files: { payment_proof: file(pdf, '../../付款证明 一月.pdf') } },
    );
    const proof = await call(parentProof, { params: { id: body.id } }, parent.token);
    expect(proof.bytes.toString()).toBe(pdf);
    expect(proof.headers['content-disposition']).toContain(encodeURIComponent('付款证明 一月.pdf'));
    expect(proof.headers['content-disposition']).not.toContain('..');
    const stranger = await family();
    expect((await call(parentProof, { params: { id: body.id } }, stranger.parent.token)).status).toBe(404);
  });
});

describe('an admin', () => {
  test('records with fee items: accepted at once, not yet checked', async () => {
    const { child } = await family();
    const answer = await record(admin, child.studentId, {
      presets: '[{"title":"Tuition","value":"120.50"}]',
    });
    expect(answer.status).toBe(200);
    expect(await rowsOf(child.id)).toMatchObject([
      {
        status: 'pending_checking',
        firstAcceptBy: admin.accountId,
        presets: [{ title: 'Tuition', value_sen: 12_050, show: true }],
      },
    ]);
  });

  test('explains an amount that differs from the fee items', async () => {
    const { child } = await family();
    const presets = '[{"title":"Tuition","value":"100"},{"title":"Discount","value":"-20"}]';
    const answer = await record(admin, child.studentId, { presets });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toEqual(['comment']);
    expect(await rowsOf(child.id)).toHaveLength(0);
    expect((await record(admin, child.studentId, { presets, comment: 'Paid ahead' })).status).toBe(200);
    expect((await record(admin, child.studentId, { presets, payment_amount: '80' })).status).toBe(200);
  });

  test('cannot record for a student of another branch', async () => {
    const elsewhere = await addBranch(database, 'Bayan Lepas');
    const stranger = await addStudent(database, { branchId: elsewhere });
    expect((await record(admin, stranger.studentId)).status).toBe(404);
  });
});

test('the student’s own list is theirs alone, in two queries', async () => {
  const { child, parent } = await family();
  const other = await family();
  await submit(parent, child.studentId);
  await submit(other.parent, other.child.studentId);
  const answer = await call(studentPayments, {}, child.token);
  expect(answer.body.data).toHaveLength(1);
  expect(answer.queries).toBe(3);
  const [{ rows }] = (await database.select({ rows: count() }).from(payments)) as [{ rows: number }];
  expect(rows).toBeGreaterThan(1);
});
