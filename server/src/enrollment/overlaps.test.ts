import { beforeEach, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/enrollment-requests';
import { eq } from 'drizzle-orm';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { settings } from '../database/schema/settings.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
await database.update(settings).set({ enrollment: 'open' });
const running = (subject: string, startTime: string, endTime: string, more: object = {}) =>
  addClass(database, {
    ...{ branchId, subject, startTime, endTime },
    ...{ commenceDate: addDays(today(), -30), concludeDate: addDays(today(), 30), ...more },
  });
const maths = await running('Mathematics', '09:30', '10:30');
const science = await running('Science', '10:00', '11:00');
const art = await running('Art', '10:30', '11:30');
const later = await running('History', '09:30', '10:30', {
  ...{ commenceDate: addDays(today(), 31), concludeDate: addDays(today(), 60) },
});

let student: Person;
beforeEach(async () => {
  student = await addStudent(database, { branchId, educationLevel: 'standard_3' });
});
const place = { branch_id: branchId, education_level: 'standard_3' as const };
const submit = (class_ids: number[]) =>
  call(
    contract.submitEnrollment,
    { body: { ...place, class_ids, enrollment_type: 'tuition' } },
    student.token,
  );
const overlapsOf = async (id: number) => {
  const { data } = (await call(contract.registerableClasses, { body: place }, student.token)).body;
  return data
    .find((one: contract.RegisterableClass) => one.id === id)
    .overlaps.map((one: { name: string; is_attended: boolean }) => [one.name, one.is_attended]);
};

test('two chosen classes at one time are refused by both names; back-to-back and one after the other are not', async () => {
  const { status, body } = await submit([maths, science]);
  expect([status, body.errors.class_ids]).toEqual([
    400,
    ['Mathematics and Science are at the same time. Please take one of them out'],
  ]);
  expect(await database.$count(enrollmentRequests, eq(enrollmentRequests.studentId, student.id))).toBe(0);
  expect((await submit([maths, art, later])).status).toBe(200);
});

test('a class at the time of one that is attended is refused; the attended one itself is no matter', async () => {
  await enroll(database, { classId: maths, studentId: student.id });
  expect((await submit([science])).body.errors.class_ids[0]).toMatch(
    /^Science is at the same time as Mathematics, which you attend already/,
  );
  expect((await submit([maths, art])).status).toBe(200);
});

test('the offer says which classes are at one time, and which of them is attended', async () => {
  expect(await overlapsOf(maths)).toEqual([['Science', false]]);
  await enroll(database, { classId: maths, studentId: student.id });
  expect(await overlapsOf(science)).toEqual(
    expect.arrayContaining([
      ['Mathematics', true],
      ['Art', false],
    ]),
  );
  expect(await overlapsOf(later)).toEqual([]);
});
