import { beforeAll, expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import type { Result } from '@portal/shared-api/endpoint';
import { linkedStudents } from '@portal/shared-api/parents';
import { parentProfile } from '@portal/shared-api/profiles';
import { and, eq } from 'drizzle-orm';
import { parentStudents } from '../database/schema/parents.ts';
import { studentPeriods, studentPresets } from '../database/schema/students.ts';
import { addAdmin, addBranch, addParent, addStudent, type Person } from '../testing/people.ts';
import { allMonthsSince, paymentCalls } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
let branchId: number;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
});

async function listOf(parent: Person) {
  const answer = await call(linkedStudents, {}, parent.token);
  expect(answer.status).toBe(200);
  return { ...(answer.body as Result<typeof linkedStudents>), queries: answer.queries };
}

const addItems = (studentId: number, ...items: [title: string, valueSen: number, show: boolean][]) =>
  database.insert(studentPresets).values(
    // Written last to first, so that the list's own order is tested.
    items
      .map(([title, valueSen, show], position) => ({ studentId, title, valueSen, show, position }))
      .toReversed(),
  );

test('brings the visible fee items in their order and the month of joining', async () => {
  const child = await addStudent(database, { branchId, name: 'Aina binti Rahman', joined: '2025-03-31' });
  // Back after a break: the first day counts.
  await database
    .update(studentPeriods)
    .set({ untilDate: '2025-06-01' })
    .where(eq(studentPeriods.studentId, child.id));
  await database.insert(studentPeriods).values({ studentId: child.id, fromDate: '2025-09-01' });
  await addItems(
    child.id,
    ['Tuition', 24_000, true],
    ['Kept by the office', 9_900, false],
    ['Sibling discount', -524, true],
  );
  const parent = await addParent(database, { children: [child.id] });
  expect((await listOf(parent)).data).toEqual([
    {
      id: child.id,
      student_id: child.studentId,
      name: 'Aina binti Rahman',
      education_level: 'standard_4',
      school: 'School of Aina binti Rahman',
      presets: [
        { title: 'Tuition', value: '240.00', show: true },
        { title: 'Sibling discount', value: '-5.24', show: true },
      ],
      first_period: 'March-2025',
      active_payments: [],
      rejected: [],
      outstanding: [
        ...['March-2025', 'April-2025', 'May-2025'].map((month) => ({ month, submitted: false })),
        ...allMonthsSince('September-2025'),
      ],
    },
  ]);
});

test('is of linked students alone, by name, in as many questions for many as for one', async () => {
  const children = [];
  for (const name of ['Siti', 'Devi', 'Mei Ling']) {
    const child = await addStudent(database, { branchId, name });
    await addItems(child.id, ['Tuition', 100, true], ['Books', 200, true]);
    children.push(child);
  }
  await addItems((await addStudent(database, { branchId, name: 'Stranger' })).id, ['Tuition', 1, true]);
  const parent = await addParent(database, { children: children.map(({ id }) => id) });
  const one = await addParent(database, { children: [children[0]!.id] });

  const list = await listOf(parent);
  expect(list.data.map(({ name, presets }) => [name, presets.length])).toEqual([
    ['Devi', 2],
    ['Mei Ling', 2],
    ['Siti', 2],
  ]);
  expect(list.queries).toBe((await listOf(one)).queries);
  expect(list.queries).toBe(3);

  await database
    .delete(parentStudents)
    .where(and(eq(parentStudents.parentId, one.id), eq(parentStudents.studentId, children[0]!.id)));
  expect((await listOf(one)).data).toEqual([]);
});

test('the profile goes on without fees', async () => {
  const child = await addStudent(database, { branchId });
  await addItems(child.id, ['Tuition', 100, true]);
  const parent = await addParent(database, { children: [child.id] });
  const { body } = await call(parentProfile, {}, parent.token);
  expect(Object.keys(body.students[0])).toEqual(['id', 'student_id', 'name', 'education_level', 'school']);
});

test('brings the rejected payments whose month is still open, with the reason', async () => {
  const child = await addStudent(database, { branchId, joined: `${today().slice(0, 7)}-01` });
  const parent = await addParent(database, { children: [child.id] });
  const admin = await addAdmin(database, { level: 'level_3' });
  const { decide, submit } = paymentCalls({ call });
  const { id } = (await submit(parent, child.studentId)).body;
  const rejectedOf = async () =>
    (await listOf(parent)).data[0]!.rejected.map(({ id: number, comment }) => [number, comment]);
  expect(await rejectedOf()).toEqual([]);
  await decide(admin, id, 'reject', { comment: 'The slip cannot be read' });
  expect(await rejectedOf()).toEqual([[id, 'The slip cannot be read']]);
  await submit(parent, child.studentId, { payment_amount: '99.00' });
  expect(await rejectedOf()).toEqual([]);
});
