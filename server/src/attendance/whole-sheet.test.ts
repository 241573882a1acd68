import { beforeEach, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/attendance';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { eq } from 'drizzle-orm';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const admin = await addAdmin(database, { level: 'level_1', branchId });
const monday = mondayOf(addDays(today(), -7));

let classId: number;
let aina: Person & { studentId: string };
let ben: Person & { studentId: string };
beforeEach(async () => {
  classId = await addClass(database, { branchId, concludeDate: addDays(today(), 60) });
  aina = await addStudent(database, { branchId, name: 'Aina', joined: '2020-01-01' });
  ben = await addStudent(database, { branchId, name: 'Ben', joined: '2020-01-01' });
  for (const { id } of [aina, ben]) await enroll(database, { classId, studentId: id });
});

const body = (marks: object[]) => ({
  class_id: classId,
  attendance_date: monday,
  student_attendances: marks,
});
const submit = (marks: object[]) => call(contract.submitAdminAttendance, { body: body(marks) }, admin.token);
const sheets = () => database.$count(attendanceSheets, eq(attendanceSheets.classId, classId));

test.each<[string, () => object[], string]>([
  ['nobody', () => [], 'No mark for Aina, Ben.'],
  ['a part', () => [{ student_id: aina.studentId, attend: true }], 'No mark for Ben.'],
])('a sheet that says something about %s is refused by name and not taken', async (_, marks, words) => {
  const answer = await submit(marks());
  expect([answer.status, answer.body.code]).toEqual([400, 'attendance_incomplete']);
  expect(answer.body.message).toContain(words);
  expect(await sheets()).toBe(0);
});

test('two marks of one student that contradict each other are refused', async () => {
  const marks = [aina, ben].map(({ studentId }) => ({ student_id: studentId, attend: true }));
  const answer = await submit([...marks, { student_id: aina.id, attend: false }]);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { student_attendances: ['A student is marked twice, as here and as away'] },
  ]);
  expect(await sheets()).toBe(0);
  expect((await submit([...marks, ...marks])).status).toBe(200);
});

test('who joined after the list was opened is named', async () => {
  const marks = [aina, ben].map(({ studentId }) => ({ student_id: studentId, attend: true }));
  const chong = await addStudent(database, { branchId, name: 'Chong', joined: '2020-01-01' });
  await enroll(database, { classId, studentId: chong.id });
  expect((await submit(marks)).body.message).toContain('No mark for Chong.');
  expect((await submit([...marks, { student_id: chong.studentId, attend: false }])).status).toBe(200);
});

test('the number of a student is taken as the list answers it', async () => {
  expect((await submit([aina, ben].map(({ id }) => ({ student_id: id, attend: false })))).status).toBe(200);
  expect(await sheets()).toBe(1);
});

test('a correction is whole too', async () => {
  await submit([aina, ben].map(({ id }) => ({ student_id: id, attend: false })));
  const correct = (marks: object[]) =>
    call(contract.correctAttendance, { body: { ...body(marks), version: 1 } }, admin.token);
  expect((await correct([{ student_id: aina.id, attend: true }])).body.code).toBe('attendance_incomplete');
});

test('a date to come has no list, as it is not among the dates', async () => {
  const next = mondayOf(addDays(today(), 7));
  const asked = { class_id: classId, attendance_date: next };
  const answer = await call(contract.adminAttendanceList, { body: asked }, admin.token);
  expect([answer.status, answer.body.code]).toEqual([400, 'attendance_in_future']);
  const { data } = (await call(contract.adminAttendanceDates, { params: { id: classId } }, admin.token)).body;
  expect(data.map((one: contract.AttendanceDate) => one.attendance_date)).not.toContain(next);
});
