import { beforeAll, expect, test } from '@jest/globals';
import {
  adminInstructions,
  parentInstructions,
  saveInstructions,
  studentInstructions,
} from '@portal/shared-api/payment-instructions';
import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../database/schema/audit.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld, type World } from '../testing/world.ts';

/** PayNet's published example of a merchant, without its amount. */
const QR =
  '00020201021126410014A0000006150001010650166402091234567895204999953034585802MY5909QRCSDNBHD6005BANGI6304184A';

const { database, call } = await testPortal();
let world: World;
beforeAll(async () => {
  world = await addWorld(database);
});

const stored = async () => (await call(adminInstructions, {}, world.callers.level_3.token)).body;
const save = async (body: object) => {
  const { version } = await stored();
  return call(saveInstructions, { body: { version, ...body } }, world.callers.level_3.token);
};

test('what is saved is what families see; what is left out is empty', async () => {
  const { home } = world;
  expect((await save({ payee_name: ' Sinar Scholars ', duitnow_qr: `${QR}\n` })).status).toBe(200);
  for (const answer of [
    await call(studentInstructions, {}, home.student.token),
    await call(parentInstructions, {}, home.parent.token),
  ])
    expect(answer.body).toEqual({
      payee_name: 'Sinar Scholars',
      bank_name: null,
      bank_account: null,
      duitnow_qr: QR,
    });
  expect(await stored()).toMatchObject({ payee_name: 'Sinar Scholars', duitnow_qr: QR });
});

test('of two admins who change it at once the second is told', async () => {
  const { version } = await stored();
  expect((await save({ version, bank_account: '5140 1111 1111' })).status).toBe(200);
  const { status, body } = await save({ version, bank_account: '5140 2222 2222' });
  expect([status, body.code]).toEqual([400, 'changed_meanwhile']);
  expect((await stored()).bank_account).toBe('5140 1111 1111');
});

test('a QR that pays nobody is refused at its field, and what was there stays', async () => {
  await save({ duitnow_qr: QR });
  const answer = await save({ duitnow_qr: QR.replace('501664', '501665') });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { duitnow_qr: [expect.stringMatching(/incomplete or was changed/)] },
  ]);
  expect((await stored()).duitnow_qr).toBe(QR);
});

test('it is kept who sent the families’ money elsewhere, and from where', async () => {
  await save({ bank_account: '5140 1234 5678' });
  await save({ bank_account: '5140 9999 9999' });
  const [newest] = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.resource, 'payment-instructions'))
    .orderBy(desc(auditEntries.id));
  expect(newest).toMatchObject({
    ...{ action: 'updated', actorId: world.callers.level_3.accountId },
    details: { before: { bank_account: '5140 1234 5678' }, after: { bank_account: '5140 9999 9999' } },
  });
});

test('it is the business of level 3 alone', async () => {
  for (const { token } of [world.callers.level_1, world.callers.level_2, world.home.parent]) {
    const answer = await call(saveInstructions, { body: { duitnow_qr: QR, version: 1 } }, token);
    expect(answer.status).toBe(403);
  }
});
