import { beforeAll, expect, test } from '@jest/globals';
import type { Result } from '@portal/shared-api/endpoint';
import { linkedStudents } from '@portal/shared-api/parents';
import { ownPresets } from '@portal/shared-api/payments-family';
import { eq } from 'drizzle-orm';
import { payments } from '../database/schema/payments.ts';
import { studentPeriods, studentPresets } from '../database/schema/students.ts';
import { addAdmin, addBranch, addParent, addStudent } from '../testing/people.ts';
import { allMonthsSince } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
let branchId: number;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
});

test('a form begins with the visible fee items, in their order, and the month of joining', async () => {
  const [student, other] = [
    await addStudent(database, { branchId }),
    await addStudent(database, { branchId }),
  ];
  const item = { show: true, position: 0 };
  await database.insert(studentPresets).values([
    { ...item, studentId: student.id, title: 'Tuition', valueSen: 12_000, position: 2 },
    { ...item, studentId: student.id, title: 'Sibling discount', valueSen: -524, position: 1 },
    { ...item, studentId: student.id, title: 'For the office', valueSen: 1, show: false },
    { ...item, studentId: other.id, title: 'Daycare', valueSen: 30_000 },
  ]);
  const answer = await call(ownPresets, {}, student.token);
  expect(answer.status).toBe(200);
  expect(answer.body as Result<typeof ownPresets>).toEqual({
    student_id: student.studentId,
    data: [
      { title: 'Sibling discount', value: '-5.24', show: true },
      { title: 'Tuition', value: '120.00', show: true },
    ],
    first_period: 'January-2025',
    active_payments: [],
    outstanding: allMonthsSince('January-2025'),
  });
});

test('a form knows the months that wait or were accepted, of this student alone', async () => {
  const [student, other] = [
    await addStudent(database, { branchId }),
    await addStudent(database, { branchId }),
  ];
  const parent = await addParent(database, { children: [student.id] });
  const admin = await addAdmin(database, { level: 'level_2', branchId });
  const paid = (values: Partial<typeof payments.$inferInsert>) => ({
    studentId: student.id,
    branchId,
    amountSen: 12_000,
    paymentDate: '2025-03-31',
    paymentFor: '2025-03-01',
    paymentType: 'Cash' as const,
    createdBy: admin.accountId,
    ...values,
  });
  const made = await database
    .insert(payments)
    .values([
      paid({ paymentFor: '2025-04-01' }),
      paid({}),
      paid({
        amountSen: 1_050,
        status: 'pending_checking',
        firstAcceptBy: admin.accountId,
        firstAcceptAt: new Date(),
      }),
      paid({ amountSen: 3, status: 'rejected', comment: 'No' }),
      paid({
        amountSen: 4,
        status: 'rejected',
        comment: 'No',
        deletedAt: new Date(),
        deletedBy: admin.accountId,
      }),
      paid({ studentId: other.id }),
    ])
    .returning({ id: payments.id });
  const row = (at: number, period: string, amount: string, status = 'pending_approval') => ({
    id: made[at]!.id,
    payment_for: period,
    payment_amount: amount,
    payment_status: status,
  });
  const active = [
    row(1, 'March-2025', '120.00'),
    row(2, 'March-2025', '10.50', 'pending_checking'),
    row(0, 'April-2025', '120.00'),
  ];
  const own = await call(ownPresets, {}, student.token);
  expect((own.body as Result<typeof ownPresets>).active_payments).toEqual(active);
  const linked = await call(linkedStudents, {}, parent.token);
  expect((linked.body as Result<typeof linkedStudents>).data.map((child) => child.active_payments)).toEqual([
    active,
  ]);
});

test('a form knows the months that are to be paid: none while the student was away', async () => {
  const [student, other] = [
    await addStudent(database, { branchId }),
    await addStudent(database, { branchId }),
  ];
  const parent = await addParent(database, { children: [student.id, other.id] });
  await database.delete(studentPeriods).where(eq(studentPeriods.studentId, student.id));
  await database.insert(studentPeriods).values([
    // The day of leaving is the first day away, so March is the last month.
    { studentId: student.id, fromDate: '2025-01-15', untilDate: '2025-04-01' },
    { studentId: student.id, fromDate: '2025-05-09', untilDate: '2025-05-09' },
    { studentId: student.id, fromDate: '2025-08-31', untilDate: '2025-10-02' },
    { studentId: student.id, fromDate: '2026-02-01' },
  ]);
  const outstanding = [
    ...['January-2025', 'February-2025', 'March-2025', 'August-2025', 'September-2025', 'October-2025'].map(
      (month) => ({ month, submitted: false }),
    ),
    ...allMonthsSince('February-2026'),
  ];
  const own = await call(ownPresets, {}, student.token);
  expect((own.body as Result<typeof ownPresets>).outstanding).toEqual(outstanding);
  const linked = await call(linkedStudents, {}, parent.token);
  const children = (linked.body as Result<typeof linkedStudents>).data;
  expect(children.find(({ id }) => id === student.id)!.outstanding).toEqual(outstanding);
  expect(children.find(({ id }) => id === other.id)!.outstanding).toEqual(allMonthsSince('January-2025'));
});
