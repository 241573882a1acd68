import { beforeAll, expect, test } from '@jest/globals';
import { studentPayableSubjects } from '@portal/shared-api/payments-admin';
import { presetsToChoose } from '@portal/shared-api/presets';
import { studentPresets } from '../database/schema/students.ts';
import { addAdmin, addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
let admin: Person;
let student: Person & { studentId: string };
beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_1', branchId });
  student = await addStudent(database, { branchId });
  await database
    .insert(studentPresets)
    .values({ studentId: student.id, title: 'Tuition', valueSen: 12_000, show: true, position: 0 });
});

const items = (student_id: string) => call(presetsToChoose, { query: { student_id } }, admin.token);
const subjects = (id: string) => call(studentPayableSubjects, { params: { id } }, admin.token);

test.each([
  ['SS12', ({ studentId }) => studentId],
  ['ss12', ({ studentId }) => studentId.toLowerCase()],
  ['12', ({ id }) => String(id)],
] satisfies [string, (one: typeof student) => string][])('a student written like %s', async (_, write) => {
  expect(await items(write(student))).toMatchObject({ status: 200, body: { data: [{ title: 'Tuition' }] } });
  expect(await subjects(write(student))).toMatchObject({ status: 200, body: { data: [] } });
});

test.each([
  ['SS999999', 404],
  ['XY12', 400],
])('no student is written %s', async (written, status) => {
  expect((await items(written)).status).toBe(status);
  expect((await subjects(written)).status).toBe(404);
});
