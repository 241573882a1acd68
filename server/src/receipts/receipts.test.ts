import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { adminReceipt, deletePayment } from '@portal/shared-api/payments-admin';
import { parentReceipt, studentReceipt } from '@portal/shared-api/payments-family';
import { presetsToChoose, saveStudentPresets } from '@portal/shared-api/presets';
import { eq } from 'drizzle-orm';
import { students } from '../database/schema/students.ts';
import { paymentCalls } from '../testing/payments.ts';
import type { Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld, type World } from '../testing/world.ts';

const portal = await testPortal();
const { database, call } = portal;
const { submit, decide, accept } = paymentCalls(portal);
let world: World;
let accepted: number;

const chinese = { headers: { 'accept-language': 'zh-CN' } };
const receipt = (endpoint: Endpoint, id: number, person: Person, over: object = {}) =>
  call(endpoint, { params: { id }, ...over }, person.token);
const adminsReceipt = (id: number, admin: Person, studentId = world.home.student.studentId) =>
  receipt(adminReceipt, id, admin, { query: { student_id: studentId } });

async function handIn(amount: string): Promise<number> {
  const { body } = await submit(world.home.parent, world.home.student.studentId, { payment_amount: amount });
  return body.id;
}

beforeAll(async () => {
  world = await addWorld(database);
  accepted = await handIn('120');
  await accept(world.callers.level_1, accepted, ['120']);
});

test('student, parent and admin get a PDF with a name, in the language of the call', async () => {
  const { home, callers } = world;
  for (const answer of [
    await receipt(studentReceipt, accepted, home.student),
    await receipt(parentReceipt, accepted, home.parent),
    await adminsReceipt(accepted, callers.level_1),
  ]) {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="Receipt SS1\d{5}\.pdf"/);
  }
  const english = await receipt(parentReceipt, accepted, home.parent);
  const other = await receipt(parentReceipt, accepted, home.parent, chinese);
  expect(english.bytes.toString('latin1')).toContain('/Lang (en)');
  expect(other.bytes.toString('latin1')).toContain('/Lang (zh-Hans)');
});

describe('everything else is the same 404', () => {
  const notFound = async (answer: { status: number; body: unknown }) => {
    const unknown = await adminsReceipt(99_999_999, world.callers.level_3);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(unknown.body);
  };

  test('before the first accept, after a reject, after removal', async () => {
    const { home, callers } = world;
    const id = await handIn('77');
    await notFound(await receipt(parentReceipt, id, home.parent));
    await decide(callers.level_1, id, 'reject', { comment: 'Unreadable' });
    await notFound(await receipt(studentReceipt, id, home.student));
    await call(deletePayment, { params: { id } }, callers.level_2.token);
    await notFound(await adminsReceipt(id, callers.level_3));
  });

  test('of another family or branch, or with another student’s ID', async () => {
    const { callers, foreign, home } = world;
    await notFound(await receipt(studentReceipt, accepted, foreign.student));
    await notFound(await receipt(studentReceipt, accepted, home.sibling));
    await notFound(await receipt(parentReceipt, accepted, foreign.parent));
    await notFound(await adminsReceipt(accepted, callers.level_3, foreign.student.studentId));
    await notFound(await adminsReceipt(accepted, callers.level_3, 'SS99999999'));
  });
});

test('a receipt does not change with the presets', async () => {
  const { home, callers } = world;
  const { id } = home.student;
  const save = async (title: string, value: string) => {
    const { body } = await call(presetsToChoose, { query: { student_id: id } }, callers.level_2.token);
    const { version } = body;
    const answer = await call(
      saveStudentPresets,
      { params: { id }, body: { presets: [{ title, value }], version } },
      callers.level_2.token,
    );
    expect(answer.status).toBe(200);
  };
  await save('Item 1', '120');
  const before = await receipt(parentReceipt, accepted, home.parent);
  await save('Another item', '999');
  const after = await receipt(parentReceipt, accepted, home.parent);
  expect(after.bytes.equals(before.bytes)).toBe(true);
});

test('a receipt keeps the student as accepted, and is written anew when somebody accepts anew', async () => {
  const { home } = world;
  const before = await receipt(parentReceipt, accepted, home.parent);
  await database
    .update(students)
    .set({ name: 'Another Name', educationLevel: 'form_1', guardianName: 'Another' })
    .where(eq(students.id, home.student.id));
  const after = await receipt(parentReceipt, accepted, home.parent);
  expect(after.bytes.equals(before.bytes)).toBe(true);

  const next = await handIn('55');
  await accept(world.callers.level_1, next, ['55']);
  const { bytes } = await receipt(parentReceipt, next, home.parent);
  const subject = Buffer.from('Another Name', 'utf16le').swap16();
  expect(bytes.includes('Another Name') || bytes.includes(subject)).toBe(true);
});
