import { beforeAll, expect, test } from '@jest/globals';
import type { Result } from '@portal/shared-api/endpoint';
import { ownPresets } from '@portal/shared-api/payments-family';
import { studentPresets } from '../database/schema/students.ts';
import { addBranch, addStudent } from '../testing/people.ts';
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
  });
});
