import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import * as status from '@portal/shared-api/enrollment';
import * as contract from '@portal/shared-api/enrollment-requests';
import { asc, eq } from 'drizzle-orm';
import { classes } from '../database/schema/classes.ts';
import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import { settings } from '../database/schema/settings.ts';
import { subjects } from '../database/schema/subjects.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const admin = await addAdmin(database, { level: 'level_1', branchId });
const running = (subject: string, details: object = {}) =>
  addClass(database, {
    branchId,
    subject,
    commenceDate: addDays(today(), -30),
    concludeDate: addDays(today(), 30),
    ...details,
  });
const bahasa = await running('Bahasa Melayu');
const maths = await running('Mathematics', { startTime: '16:30', endTime: '17:30' });
const art = await running('Art', { startTime: '18:00', endTime: '19:00' });
await database.update(subjects).set({ isElective: true }).where(eq(subjects.name, 'Art'));
const ended = await running('Ended', { commenceDate: '2020-01-01', concludeDate: '2020-12-31' });
const elsewhere = await running('Elsewhere', { branchId: await addBranch(database, 'Bayan Lepas') });

let student: Person;
beforeEach(async () => {
  await database.update(settings).set({ enrollment: 'open' });
  student = await addStudent(database, { branchId, educationLevel: 'standard_3' });
});

const submit = (class_ids: number[], enrollment_type: 'daycare' | 'tuition' = 'tuition') =>
  call(
    contract.submitEnrollment,
    { body: { class_ids, branch_id: branchId, education_level: 'standard_3', enrollment_type } },
    student.token,
  );
const requests = () =>
  database
    .select({ id: enrollmentRequests.id, status: enrollmentRequests.status })
    .from(enrollmentRequests)
    .where(eq(enrollmentRequests.studentId, student.id))
    .orderBy(asc(enrollmentRequests.id));

describe('submitting', () => {
  test('keeps the classes once each, and waits for a decision', async () => {
    expect((await submit([bahasa, art, bahasa])).status).toBe(200);
    const [request] = await requests();
    expect(request!.status).toBe('pending');
    const kept = await database
      .select({ classId: enrollmentRequestClasses.classId })
      .from(enrollmentRequestClasses)
      .where(eq(enrollmentRequestClasses.requestId, request!.id));
    expect(kept.map(({ classId }) => classId).sort()).toEqual([bahasa, art].sort());
    expect((await call(status.studentEnrollmentStatus, {}, student.token)).body.data).toEqual({
      value: 'open',
      have_active_enrollment: true,
    });
  });

  test('takes the place of a request that waits; of two at once one is left', async () => {
    await submit([bahasa]);
    await Promise.all([submit([maths]), submit([art])]);
    expect((await requests()).map(({ status }) => status)).toEqual(['superseded', 'superseded', 'pending']);
  });

  test('is refused while enrolment is closed, also for a form that was open before', async () => {
    await database.update(settings).set({ enrollment: 'closed' });
    expect(await submit([bahasa])).toMatchObject({ status: 400, body: { code: 'enrollment_closed' } });
    expect(await requests()).toEqual([]);
  });

  test.each([
    ['ended', () => ended, 'Ended'],
    ['of another branch', () => elsewhere, 'Elsewhere'],
  ])('a class that is %s is refused by its name, day and time', async (_, gone, name) => {
    const answer = await submit([bahasa, gone()]);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.class_ids[0]).toMatch(
      new RegExp(`^No longer offered here: ${name} \\(\\w+day \\d+:\\d\\d [AP]M - \\d+:\\d\\d [AP]M\\)\\.`),
    );
  });

  test('a class that was deleted since is refused by its name, the rest can be sent', async () => {
    const deleted = await running('Deleted', { classDay: 'Sunday' });
    await database.update(classes).set({ deletedAt: new Date() }).where(eq(classes.id, deleted));
    expect((await submit([maths, deleted])).body.errors.class_ids[0]).toContain('Deleted');
    expect((await submit([maths])).status).toBe(200);
  });

  test('of nothing but classes attended already is refused by their names; beside others they are passed over', async () => {
    await enroll(database, { classId: maths, studentId: student.id });
    const answer = await submit([maths]);
    expect([answer.status, answer.body.errors.class_ids]).toEqual([
      400,
      ['You attend Mathematics already. Please choose a class that you are not in yet'],
    ]);
    expect(await requests()).toEqual([]);
    expect((await submit([maths, art])).status).toBe(200);
  });

  test('daycare counts a compulsory subject that is attended already', async () => {
    await enroll(database, { classId: maths, studentId: student.id });
    expect((await submit([bahasa], 'daycare')).status).toBe(200);
  });

  test('a class that never was is no choice', async () => {
    expect((await submit([999_999])).status).toBe(400);
    expect((await submit([])).status).toBe(400);
  });

  test('daycare needs every compulsory subject that has a class', async () => {
    const answer = await submit([bahasa, art], 'daycare');
    expect(answer.body.errors.class_ids[0]).toContain('Missing: Mathematics');
    expect((await submit([bahasa, maths], 'daycare')).status).toBe(200);
  });
});

test('the form is given the branches, the subjects of a level and the classes that run', async () => {
  const names = async (endpoint: Parameters<typeof call>[0], given: Parameters<typeof call>[1]) =>
    (await call(endpoint, given, student.token)).body.data;
  expect(
    (await names(contract.enrollmentBranches, {})).map(
      ({ branch_name }: { branch_name: string }) => branch_name,
    ),
  ).toEqual(['Georgetown', 'Bayan Lepas']);
  const taught = await names(contract.levelSubjects, { params: { level: 'standard_3' } });
  expect(taught).toContainEqual({ id: expect.any(Number), name: 'Art', is_elective: 1 });
  const place = { education_level: 'standard_3', branch_id: branchId };
  const offered = await names(contract.registerableClasses, { body: place });
  expect(offered.map(({ id }: { id: number }) => id)).toEqual([bahasa, maths, art]);
  expect((await call(contract.levelSubjects, { params: { level: 'general' } }, student.token)).status).toBe(
    404,
  );
});

test('an admin opens and closes it, which is audited', async () => {
  const set = (value: string) => call(contract.updateEnrollment, { params: { value } }, admin.token);
  expect((await set('closed')).status).toBe(200);
  expect((await call(status.adminEnrollmentStatus, {}, admin.token)).body.data.value).toBe('closed');
  expect((await set('open')).body.message).toBe('Class enrollment is open now.');
  expect((await set('ajar')).status).toBe(404);
});
