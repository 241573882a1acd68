import { beforeAll, expect, test } from '@jest/globals';
import type { Result } from '@portal/shared-api/endpoint';
import { parentPayments } from '@portal/shared-api/payments-family';
import { and, eq } from 'drizzle-orm';
import { parentStudents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
let branchId: number;
let admin: Person;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_2', branchId });
});

const child = (name = 'Aina binti Rahman') => addStudent(database, { branchId, name });

async function pay(studentId: number, values: Partial<typeof payments.$inferInsert> = {}): Promise<number> {
  const [row] = await database
    .insert(payments)
    .values({
      studentId,
      branchId,
      amountSen: 12_050,
      paymentDate: '2025-01-31',
      paymentFor: '2025-01-01',
      paymentType: 'Cash',
      createdBy: admin.accountId,
      ...values,
    })
    .returning({ id: payments.id });
  return row!.id;
}

async function listOf(parent: Person, page?: unknown) {
  const answer = await call(parentPayments, { query: page === undefined ? {} : { page } }, parent.token);
  expect(answer.status).toBe(200);
  return { ...(answer.body as Result<typeof parentPayments>), queries: answer.queries };
}

test('shows a payment as a family may see it, without the audit', async () => {
  const student = await child();
  const parent = await addParent(database, { children: [student.id] });
  const submitted = new Date('2025-02-01T03:04:05Z');
  const id = await pay(student.id, {
    status: 'rejected',
    comment: 'The slip is not readable',
    createdAt: submitted,
  });
  expect((await listOf(parent)).data).toEqual([
    {
      id,
      student: { student_id: student.studentId, name: 'Aina binti Rahman' },
      payment_amount: '120.50',
      payment_date: '2025-01-31',
      submitted_at: submitted.toISOString(),
      payment_for: 'January-2025',
      payment_type: 'Cash',
      payment_status: 'rejected',
      comment: 'The slip is not readable',
      has_proof: false,
    },
  ]);
});

test('only of linked students, and access ends with the link', async () => {
  const [own, other] = [await child(), await child()];
  const parent = await addParent(database, { children: [own.id] });
  const id = await pay(own.id);
  await pay(other.id);
  expect((await listOf(parent)).data.map((one) => one.id)).toEqual([id]);

  await database
    .delete(parentStudents)
    .where(and(eq(parentStudents.parentId, parent.id), eq(parentStudents.studentId, own.id)));
  expect(await listOf(parent)).toMatchObject({ data: [], last_page: 1 });
});

test('deleted payments are gone', async () => {
  const student = await child();
  const parent = await addParent(database, { children: [student.id] });
  await pay(student.id, {
    status: 'rejected',
    comment: 'Twice',
    deletedAt: new Date(),
    deletedBy: admin.accountId,
  });
  expect(await listOf(parent)).toMatchObject({ data: [], last_page: 1 });
});

test('newest first over all children, in pages of fifteen, with as many questions for all as for none', async () => {
  const [first, second] = [await child('First'), await child('Second')];
  const parent = await addParent(database, { children: [first.id, second.id] });
  const none = await addParent(database);
  const ids: number[] = [];
  for (let amount = 1; amount <= 16; amount += 1)
    ids.push(await pay(amount % 2 ? first.id : second.id, { amountSen: amount }));
  ids.reverse();

  const page = await listOf(parent);
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 15));
  expect(page.last_page).toBe(2);
  expect(page.queries).toBe(3);
  expect((await listOf(none)).queries).toBe(3);
  expect((await listOf(parent, 2)).data.map(({ id }) => id)).toEqual(ids.slice(15));
  expect((await listOf(parent, 3)).data).toEqual([]);
  for (const garbage of [0, '', 'x', -1]) expect((await listOf(parent, garbage)).data[0]!.id).toBe(ids[0]);
});
