import { expect, test } from '@jest/globals';
import { adminAttendanceDates, submitAdminAttendance } from '@portal/shared-api/attendance';
import { addDays, today, weekdayOf } from '@portal/shared-api/calendar';
import { cancelClass } from '@portal/shared-api/cancellations';
import { classesOfSubject, deleteClass, type ClassRow } from '@portal/shared-api/classes';
import { closeBranch } from '@portal/shared-api/closures';
import { changeClassTime } from '@portal/shared-api/time-changes';
import { eq } from 'drizzle-orm';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classes } from '../database/schema/classes.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const admin = await addAdmin(database, { level: 'level_3' });

/** A class that meets today, with one student. */
async function lessonOfToday() {
  const branchId = await addBranch(database, `Branch ${Math.random()}`);
  const id = await addClass(database, {
    ...{ branchId, classDay: weekdayOf(today()), commenceDate: addDays(today(), -70) },
    concludeDate: addDays(today(), 70),
  });
  const student = await addStudent(database, { branchId, joined: '2020-01-01' });
  await enroll(database, { classId: id, studentId: student.id });
  const submit = () =>
    call(
      submitAdminAttendance,
      {
        body: {
          ...{ class_id: id, attendance_date: today() },
          student_attendances: [{ student_id: student.studentId, attend: true }],
        },
      },
      admin.token,
    );
  const offered = async (): Promise<string[]> =>
    (await call(adminAttendanceDates, { params: { id } }, admin.token)).body.data.map(
      ({ attendance_date }: { attendance_date: string }) => attendance_date,
    );
  return { id, branchId, submit, offered };
}

type Lesson = Awaited<ReturnType<typeof lessonOfToday>>;

test.each<[string, (lesson: Lesson) => Promise<{ status: number }>]>([
  [
    'cancelled',
    ({ id }) => call(cancelClass, { params: { id }, body: { date_cancelled: today() } }, admin.token),
  ],
  [
    'moved',
    ({ id }) =>
      call(
        changeClassTime,
        {
          params: { id },
          body: {
            ...{ originalDate: today(), newDate: addDays(today(), 1) },
            ...{ newStartTime: '09:00', newEndTime: '10:00' },
          },
        },
        admin.token,
      ),
  ],
  [
    'closed with its branch',
    ({ branchId }) =>
      call(closeBranch, { params: { branchId }, body: { date: today(), reason: 'Rain' } }, admin.token),
  ],
])('a lesson that is %s while its attendance is submitted: one of the two is told', async (_, change) => {
  const lesson = await lessonOfToday();
  const [submitted, changed] = await Promise.all([lesson.submit(), change(lesson)]);
  expect([submitted.status, changed.status].toSorted()).toEqual([200, 400]);
  expect((await lesson.offered()).includes(today())).toBe(submitted.status === 200);
});

test('a class that is deleted after its attendance keeps the sheet of today, and is found by it', async () => {
  const { id, submit, offered } = await lessonOfToday();
  expect((await submit()).status).toBe(200);
  await call(deleteClass, { params: { id } }, admin.token);
  expect(await offered()).toContain(today());
  const [{ subjectId }] = (await database
    .select({ subjectId: classes.subjectId })
    .from(classes)
    .where(eq(classes.id, id))) as [{ subjectId: number }];
  const found = async () =>
    (await call(classesOfSubject, { params: { subjectId } }, admin.token)).body.data.some(
      (one: ClassRow) => one.id === id,
    );
  expect(await found()).toBe(true);
  await database.delete(attendanceMarks).where(eq(attendanceMarks.classId, id));
  await database.delete(attendanceSheets).where(eq(attendanceSheets.classId, id));
  expect(await found()).toBe(false);
  expect(await offered()).not.toContain(today());
});
