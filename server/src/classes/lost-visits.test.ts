import { expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { monday, tuesday, visitsPortal } from '../cancellations/testing-visits.ts';

const { database, admin, visit } = await visitsPortal();

const take = (classId: number, attendanceDate: string) =>
  database.insert(attendanceSheets).values({ classId, attendanceDate, submittedBy: admin.accountId });

test('who was to come on a day that an edit takes away is named, and has their own lesson again', async () => {
  const { other, moveTo, week, changes } = await visit(monday);
  const { status, body } = await moveTo(other, 'Wednesday');
  expect([status, body.code]).toEqual([400, 'class_changes_lost']);
  expect(body.message).toMatch(/the time change of Aina from .* to /);
  expect(await week()).toEqual([tuesday]);
  expect((await moveTo(other, 'Wednesday', { lose_changes: true })).status).toBe(200);
  expect(await week()).toEqual([monday]);
  expect(await changes()).toMatchObject([{ removedBy: admin.accountId }]);
});

test.each<[string, string, boolean]>([
  ['is over', addDays(monday, -14), false],
  ['has attendance', today(), true],
])('whose own lesson %s is named as without one, and stays among the changes', async (_, date, isTaken) => {
  const { own, other, moveTo, changes } = await visit(date);
  if (isTaken) await take(own, date);
  expect((await moveTo(other, 'Wednesday')).body.message).toMatch(
    /the lesson of Aina on .* \(their own lesson of .* is over, so they have no lesson\)/,
  );
  expect((await moveTo(other, 'Wednesday', { lose_changes: true })).status).toBe(200);
  expect(await changes()).toMatchObject([{ removedAt: null }]);
  // Nothing is asked again about what was decided.
  expect((await moveTo(other, 'Thursday')).status).toBe(200);
});

test('who was marked elsewhere in place of a lesson that an edit takes away stays there', async () => {
  const { own, other, holdToday, moveTo, changes } = await visit(monday);
  await holdToday();
  await take(other, today());
  expect((await moveTo(own, 'Wednesday')).status).toBe(200);
  expect(await changes()).toMatchObject([{ removedAt: null }]);
});

test('who is still to go elsewhere in place of such a lesson does not', async () => {
  const { own, moveTo, week, changes } = await visit(monday);
  expect((await moveTo(own, 'Wednesday')).body.message).toMatch(/the time change of Aina from .* to /);
  expect((await moveTo(own, 'Wednesday', { lose_changes: true })).status).toBe(200);
  expect(await week()).toEqual([addDays(monday, 2)]);
  expect(await changes()).toMatchObject([{ removedBy: admin.accountId }]);
});
