import { expect, test } from '@jest/globals';
import { submitAdminAttendance } from '@portal/shared-api/attendance';
import { addDays, today } from '@portal/shared-api/calendar';
import { cancelClass } from '@portal/shared-api/cancellations';
import { deleteClass } from '@portal/shared-api/classes';
import { closeBranch } from '@portal/shared-api/closures';
import { eq } from 'drizzle-orm';
import { lockClasses } from '../classes/access.ts';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classes } from '../database/schema/classes.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { addBranch } from '../testing/people.ts';
import { monday, tuesday, visitsPortal } from './testing-visits.ts';

const { database, call, admin, visit, isWaiting } = await visitsPortal();

type Visit = Awaited<ReturnType<typeof visit>>;

/** Takes attendance of the own class of the visitor, and begins a call before that is through. */
async function whileAttendanceIsTaken<Answer>(
  { own, student }: Visit,
  begin: () => Promise<{ asked: Promise<Answer> }>,
): Promise<Answer> {
  const { asked } = await database.transaction(async (transaction) => {
    await lockClasses(transaction, [own]);
    const sheet = { classId: own, attendanceDate: today() };
    await transaction.insert(attendanceSheets).values({ ...sheet, submittedBy: admin.accountId });
    await transaction.insert(attendanceMarks).values({ ...sheet, studentId: student.id, attended: true });
    const begun = await begin();
    await Promise.race([begun.asked, isWaiting()]);
    return begun;
  });
  return asked;
}

test.each<[string, (of: Visit) => Promise<{ status: number }>]>([
  ['cancelled', ({ cancel }) => cancel({ despite_visitors: true })],
  [
    'deleted with its class',
    ({ other }) =>
      call(deleteClass, { params: { id: other }, query: { despite_visitors: true } }, admin.token),
  ],
  [
    'on a day that its class has no more',
    ({ other, moveTo }) => moveTo(other, 'Wednesday', { lose_changes: true }),
  ],
  [
    'closed with its branch, which is not that of the own class',
    ({ branchId }) =>
      call(closeBranch, { params: { branchId }, body: { date: tuesday, reason: 'Flood' } }, admin.token),
  ],
])('nobody is sent back to a lesson whose attendance is just taken: %s', async (_, end) => {
  const scene = await visit(today());
  const elsewhere = await addBranch(database, `Elsewhere ${Math.random()}`);
  await database.update(classes).set({ branchId: elsewhere }).where(eq(classes.id, scene.own));
  const ended = await whileAttendanceIsTaken(scene, async () => ({ asked: end(scene) }));
  expect(ended.status).toBe(200);
  expect(await scene.changes()).toMatchObject([{ removedAt: null }]);
});

test('who is just marked in their own lesson does not come again when a cancellation is removed', async () => {
  const scene = await visit(today());
  await scene.cancel({ despite_visitors: true });
  expect((await whileAttendanceIsTaken(scene, async () => ({ asked: scene.removeIt() }))).status).toBe(200);
  expect(await scene.changes()).toMatchObject([{ removedBy: admin.accountId }]);
});

test('a sheet and a cancellation at once agree about the visitor', async () => {
  for (let round = 0; round < 5; round++) {
    const { own, cancel, changes } = await visit(today());
    const body = { class_id: own, attendance_date: today(), student_attendances: [] };
    const [sheet, cancelled] = await Promise.all([
      call(submitAdminAttendance, { body }, admin.token),
      cancel({ despite_visitors: true }),
    ]);
    expect(cancelled.status).toBe(200);
    const isBack = (await changes())[0]!.removedAt !== null;
    // Who is back belongs to the sheet, which is then refused without a mark for them.
    expect([sheet.status, sheet.body.code]).toEqual(
      isBack ? [400, 'attendance_incomplete'] : [200, undefined],
    );
  }
});

test('who is just marked in a lesson stays there when their own class gets another day', async () => {
  const { own, other, holdToday, moveTo, changes } = await visit(monday);
  await holdToday();
  const { asked } = await database.transaction(async (transaction) => {
    await lockClasses(transaction, [other]);
    const sheet = { classId: other, attendanceDate: today(), submittedBy: admin.accountId };
    await transaction.insert(attendanceSheets).values(sheet);
    const begun = moveTo(own, 'Wednesday', { lose_changes: true });
    await Promise.race([begun, isWaiting()]);
    return { asked: begun };
  });
  expect((await asked).status).toBe(200);
  expect(await changes()).toMatchObject([{ removedAt: null }]);
});

test('two classes that visit each other are cancelled at once without waiting for each other', async () => {
  const { own, other, student, cancel } = await visit(monday);
  await database.insert(studentTimeChanges).values({
    ...{ studentId: student.id, originalClassId: other, originalDate: addDays(tuesday, 7) },
    ...{ newClassId: own, newDate: addDays(monday, 7), createdBy: admin.accountId },
  });
  const body = { date_cancelled: addDays(monday, 7), despite_visitors: true };
  const answers = await Promise.all([
    cancel({ despite_visitors: true }),
    call(cancelClass, { params: { id: own }, body }, admin.token),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('who is sent here from yet another class while the locks are waited for is looked after too', async () => {
  const [scene, third] = [await visit(today()), await visit(today())];
  const cancelled = await whileAttendanceIsTaken(third, () =>
    database.transaction(async (transaction) => {
      await lockClasses(transaction, [scene.other]);
      const asked = scene.cancel({ despite_visitors: true });
      await isWaiting();
      await transaction
        .update(studentTimeChanges)
        .set({ newClassId: scene.other })
        .where(eq(studentTimeChanges.studentId, third.student.id));
      return { asked };
    }),
  );
  expect(cancelled.status).toBe(200);
  expect(await third.changes()).toMatchObject([{ removedAt: null }]);
});
