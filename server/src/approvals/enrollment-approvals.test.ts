import { beforeAll, describe, expect, test } from '@jest/globals';
import * as approvals from '@portal/shared-api/approvals';
import * as requests from '@portal/shared-api/approvals-requests';
import { addDays, today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { studentClasses, studentDetails } from '@portal/shared-api/students';
import { eq } from 'drizzle-orm';
import { classEarlierSchedules, classes } from '../database/schema/classes.ts';
import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);
const run = { commenceDate: addDays(today(), -30), concludeDate: addDays(today(), 60) };

let branchId: number;
let elsewhere: number;
let level1: string;
let otherBranch: string;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  elsewhere = await addBranch(database, 'Bayan Lepas');
  level1 = (await addAdmin(database, { level: 'level_1', branchId })).token;
  otherBranch = (await addAdmin(database, { level: 'level_1', branchId: elsewhere })).token;
});

async function ask(
  studentId: number,
  classIds: number[],
  values: Partial<typeof enrollmentRequests.$inferInsert> = {},
) {
  const [row] = await database
    .insert(enrollmentRequests)
    .values({ studentId, branchId, educationLevel: 'standard_5', enrollmentType: 'tuition', ...values })
    .returning({ id: enrollmentRequests.id });
  await database
    .insert(enrollmentRequestClasses)
    .values(classIds.map((classId) => ({ requestId: row!.id, classId })));
  return row!.id;
}
const decide = (token: string, id: number, decision: string) =>
  call(token, requests.decideEnrollment, { params: { id, decision } });
const list = async (token: string) => (await call(token, requests.pendingEnrollments, {})).body.data;
const lesson = (subject: string, more: object = {}) =>
  addClass(database, { branchId, subject, educationLevel: 'standard_5', ...run, ...more });

describe('accepting', () => {
  test('adds the classes that are missing, takes none away, and sets level and branch', async () => {
    const student = await addStudent(database, { branchId: elsewhere, educationLevel: 'standard_4' });
    const [old, has, missing] = [
      await lesson('Old'),
      await lesson('Has'),
      await lesson('Missing', { classDay: 'Tuesday' }),
    ];
    for (const classId of [old, has]) await enroll(database, { classId, studentId: student.id });
    const id = await ask(student.id, [has, missing]);
    expect((await decide(level1, id, 'approve')).status).toBe(200);
    const { body } = await call(level1, studentClasses, { params: { id: student.id } });
    expect(body.data.map((one: { id: number }) => one.id).sort()).toEqual([old, has, missing].sort());
    const details = await call(level1, studentDetails, { params: { id: student.id } });
    expect(details.body).toMatchObject({ education_level: 'standard_5', branch: { id: branchId } });
    expect((await decide(level1, id, 'reject')).body).toMatchObject({
      code: 'already_processed',
      message: expect.stringMatching(/processed: .+ (has|have) (accepted|rejected) it\.$/),
    });
  });

  test('is refused for daycare without a compulsory subject', async () => {
    const other = await addStudent(database, { branchId });
    await lesson('Compulsory');
    const daycare = await ask(other.id, [await lesson('Chosen')], { enrollmentType: 'daycare' });
    expect((await decide(level1, daycare, 'accept')).body.errors.class_ids[0]).toContain('Compulsory');
  });

  test('of one that a newer request took the place of is refused', async () => {
    const student = await addStudent(database, { branchId });
    const id = await ask(student.id, [await lesson('Superseded')], { status: 'superseded' });
    const { status, body } = await decide(level1, id, 'accept');
    expect([status, body.code]).toEqual([400, 'already_processed']);
  });

  test('of two at once one wins', async () => {
    const student = await addStudent(database, { branchId });
    const id = await ask(student.id, [await lesson('Twice')]);
    const answers = await Promise.all([decide(level1, id, 'accept'), decide(level1, id, 'reject')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

test('a class that was deleted since is told the admin by its name, day and time, with what to do', async () => {
  const student = await addStudent(database, { branchId, educationLevel: 'standard_5' });
  const classId = await lesson('Deleted');
  const id = await ask(student.id, [classId, await lesson('There', { classDay: 'Tuesday' })]);
  await database.update(classes).set({ deletedAt: new Date() }).where(eq(classes.id, classId));
  expect(await decide(level1, id, 'accept')).toMatchObject({
    status: 400,
    body: {
      code: 'request_classes_gone',
      message:
        'No longer offered: Deleted (Monday 3:00 PM - 4:30 PM). Please reject this request, so that the family can choose again.',
    },
  });
});

test('a requested class shows how it meets today, and later', async () => {
  const student = await addStudent(database, { branchId, educationLevel: 'standard_5' });
  const classId = await lesson('Moves', { classDay: 'Sunday' });
  const from = addDays(today(), 20);
  await database
    .insert(classEarlierSchedules)
    .values({ classId, untilDate: from, classDay: 'Friday', startTime: '10:00', endTime: '11:00' });
  const id = await ask(student.id, [classId]);
  const rows: { id: number }[] = await list(level1);
  expect(rows.find((row) => row.id === id)).toMatchObject({
    details: [
      {
        ...{ class_day: 'Friday', start_time: '10:00', end_time: '11:00' },
        coming: [{ from, class_day: 'Sunday', start_time: '15:00', end_time: '16:30' }],
      },
    ],
  });
});

test('the list has what was asked for, and only the admins of that branch see and decide it', async () => {
  const student = await addStudent(database, { branchId, name: 'Aina' });
  const classId = await lesson('Physics', { mode: 'online' });
  await teach(database, classId, (await addTeacher(database, { name: 'Rebecca' })).id);
  const id = await ask(student.id, [classId]);
  const rows: { id: number }[] = await list(level1);
  expect(rows.find((row) => row.id === id)).toMatchObject({
    student: { student_id: student.studentId, name: 'Aina' },
    education_level: 'standard_5',
    enrollment_type: 'tuition',
    details: [
      {
        ...{ subject: 'Physics', teacher: 'Rebecca', branch: 'Georgetown', is_online: 1 },
        ...{ class_day: 'Monday', start_time: '15:00', end_time: '16:30' },
      },
    ],
  });
  expect(await list(otherBranch)).toEqual([]);
  expect((await decide(otherBranch, id, 'accept')).status).toBe(404);
  const { body } = await call(level1, approvals.approvalCounts, {});
  expect(body).toEqual({ students: 0, teachers: 0, enrollments: rows.length, parents: 0, linkage: 0 });
});
