import { beforeAll, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { cancelClass } from '@portal/shared-api/cancellations';
import { closeBranch } from '@portal/shared-api/closures';
import { studentTimetable, type Occurrence } from '@portal/shared-api/timetable';
import { eq } from 'drizzle-orm';
import { classCancellations, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
const monday = addDays(mondayOf(today()), 7);
const [tuesday, before] = [addDays(monday, 1), addDays(monday, -14)];

let admin: Person;
beforeAll(async () => {
  admin = await addAdmin(database, { level: 'level_3' });
});

/** A class of Mondays, one of Tuesdays, and a student of the first who comes to the second for once. */
async function visit(originalDate: string) {
  const branchId = await addBranch(database, `Branch ${originalDate} ${Math.random()}`);
  const run = { branchId, concludeDate: addDays(monday, 100) };
  const [own, other] = [
    await addClass(database, run),
    await addClass(database, { ...run, classDay: 'Tuesday' }),
  ];
  const student = await addStudent(database, { branchId, name: 'Aina', joined: '2024-01-02' });
  await enroll(database, { classId: own, studentId: student.id });
  await database.insert(studentTimeChanges).values({
    ...{ studentId: student.id, originalClassId: own, originalDate, newClassId: other, newDate: tuesday },
    createdBy: admin.accountId,
  });
  const cancel = (more: object = {}) =>
    call(cancelClass, { params: { id: other }, body: { date_cancelled: tuesday, ...more } }, admin.token);
  const week = async () =>
    (await call(studentTimetable, { query: { week: monday } }, student.token)).body.data
      .filter((one: Occurrence) => !one.cancelled && !one.moved_to)
      .map((one: Occurrence) => one.date);
  const changes = () =>
    database.select().from(studentTimeChanges).where(eq(studentTimeChanges.studentId, student.id));
  return { branchId, own, other, cancel, week, changes };
}

test('who was to come to a cancelled lesson is named first, and then has the own lesson again', async () => {
  const { other, cancel, week, changes } = await visit(monday);
  expect(await week()).toEqual([tuesday]);
  const { status, body } = await cancel();
  expect([status, body.code]).toEqual([400, 'cancelled_for_visitors']);
  expect(body.message).toMatch(/Aina \(attends the own lesson of .* again\)/);
  expect(await database.$count(classCancellations, eq(classCancellations.classId, other))).toBe(0);
  expect((await cancel({ despite_visitors: true })).status).toBe(200);
  expect(await week()).toEqual([monday]);
  expect((await changes())[0]).toMatchObject({ removedBy: admin.accountId });
});

test('whose own lesson is over is named as without one, and stays among the changes', async () => {
  const { cancel, changes } = await visit(before);
  expect((await cancel()).body.message).toMatch(/Aina \(the own lesson of .* is over, so without a lesson\)/);
  expect((await cancel({ despite_visitors: true })).status).toBe(200);
  expect((await changes())[0]).toMatchObject({ removedAt: null });
});

test('closing the branch for the day gives the own lesson back too', async () => {
  const { branchId, week } = await visit(monday);
  const body = { date: tuesday, reason: 'Flood' };
  expect((await call(closeBranch, { params: { branchId }, body }, admin.token)).status).toBe(200);
  expect(await week()).toEqual([monday]);
});
