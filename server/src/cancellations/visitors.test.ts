import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { deleteClass } from '@portal/shared-api/classes';
import { closeBranch, previewClosure } from '@portal/shared-api/closures';
import { and, eq, isNull } from 'drizzle-orm';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass } from '../testing/classes.ts';
import { monday, tuesday, visitsPortal } from './testing-visits.ts';

const { database, call, admin, visit, isWaiting } = await visitsPortal();
const before = addDays(monday, -14);

test('who was to come to a cancelled lesson is named first, and then has their own lesson again', async () => {
  const { other, cancel, week, changes } = await visit(monday);
  expect(await week()).toEqual([tuesday]);
  const { status, body } = await cancel();
  expect([status, body.code]).toEqual([400, 'cancelled_for_visitors']);
  expect(body.message).toMatch(/Aina \(returns to their own lesson of .*\)/);
  expect(await database.$count(classCancellations, eq(classCancellations.classId, other))).toBe(0);
  expect((await cancel({ despite_visitors: true })).status).toBe(200);
  expect(await week()).toEqual([monday]);
  expect((await changes())[0]).toMatchObject({ removedBy: admin.accountId });
});

test('deleting the class names them too, and sends them back', async () => {
  const { other, week, changes } = await visit(monday);
  const remove = (query: Record<string, unknown> = {}) =>
    call(deleteClass, { params: { id: other }, query }, admin.token);
  const { status, body } = await remove();
  expect([status, body.code]).toEqual([400, 'cancelled_for_visitors']);
  expect(body.message).toMatch(/Aina \(returns to their own lesson of .*\)/);
  expect(await week()).toEqual([tuesday]);
  expect((await remove({ despite_visitors: true })).status).toBe(200);
  expect(await week()).toEqual([monday]);
  expect((await changes())[0]).toMatchObject({ removedBy: admin.accountId });
});

test('whose own lesson is over is named as without one, and stays among the changes', async () => {
  const { cancel, changes } = await visit(before);
  expect((await cancel()).body.message).toMatch(
    /Aina \(their own lesson of .* is over, so they have no lesson\)/,
  );
  expect((await cancel({ despite_visitors: true })).status).toBe(200);
  expect((await changes())[0]).toMatchObject({ removedAt: null });
});

test('a cancellation that is removed lets them come again', async () => {
  const { cancel, removeIt, week, changes } = await visit(monday);
  await cancel({ despite_visitors: true });
  expect((await removeIt()).status).toBe(200);
  expect(await week()).toEqual([tuesday]);
  expect(await changes()).toMatchObject([{ removedAt: null, removedBy: null }]);
});

test('who has attended their own lesson by then does not come again', async () => {
  const { own, student, cancel, removeIt, changes } = await visit(today());
  await cancel({ despite_visitors: true });
  const sheet = { classId: own, attendanceDate: today() };
  await database.insert(attendanceSheets).values({ ...sheet, submittedBy: admin.accountId });
  await database.insert(attendanceMarks).values({ ...sheet, studentId: student.id, attended: true });
  expect((await removeIt()).status).toBe(200);
  expect(await changes()).toMatchObject([{ removedBy: admin.accountId }]);
});

test('who has attended their own lesson on the day that it was moved to does not come again', async () => {
  const { own, student, cancel, removeIt, changes } = await visit(monday);
  await cancel({ despite_visitors: true });
  await database.insert(classTimeChanges).values({
    ...{ classId: own, originalDate: monday, newDate: today(), newStartTime: '08:00', newEndTime: '09:00' },
    createdBy: admin.accountId,
  });
  const sheet = { classId: own, attendanceDate: today() };
  await database.insert(attendanceSheets).values({ ...sheet, submittedBy: admin.accountId });
  await database.insert(attendanceMarks).values({ ...sheet, studentId: student.id, attended: true });
  expect((await removeIt()).status).toBe(200);
  expect(await changes()).toMatchObject([{ removedBy: admin.accountId }]);
});

test('who is given another lesson at that very moment is told of, and the cancellation stays', async () => {
  const { branchId, own, other, student, cancel, removeIt } = await visit(monday);
  await cancel({ despite_visitors: true });
  const third = await addClass(database, {
    branchId,
    classDay: 'Thursday',
    concludeDate: addDays(monday, 100),
  });
  const removal = await database.transaction(async (transaction) => {
    await transaction.insert(studentTimeChanges).values({
      ...{ studentId: student.id, originalClassId: own, originalDate: monday },
      ...{ newClassId: third, newDate: addDays(monday, 3), createdBy: admin.accountId },
    });
    const asked = removeIt();
    await isWaiting();
    return { asked };
  });
  const { status, body } = await removal.asked;
  expect([status, body.code]).toEqual([400, 'visitor_moved_meanwhile']);
  expect(
    await database.$count(
      classCancellations,
      and(eq(classCancellations.classId, other), isNull(classCancellations.removedAt)),
    ),
  ).toBe(1);
  expect((await removeIt()).status).toBe(200);
});

test('closing the branch for the day names them beforehand', async () => {
  const { branchId } = await visit(monday);
  const { body } = await call(
    previewClosure,
    { params: { branchId }, query: { date: tuesday } },
    admin.token,
  );
  expect(body.visitors).toEqual([expect.stringMatching(/^Aina \(returns to their own lesson of .*\)$/)]);
});

test('closing the branch for the day gives their own lesson back too', async () => {
  const { branchId, week } = await visit(monday);
  const body = { date: tuesday, reason: 'Flood' };
  expect((await call(closeBranch, { params: { branchId }, body }, admin.token)).status).toBe(200);
  expect(await week()).toEqual([monday]);
});
