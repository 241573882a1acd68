import { expect, test } from '@jest/globals';
import * as attendance from '@portal/shared-api/attendance';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { cancelClass } from '@portal/shared-api/cancellations';
import { updateClass } from '@portal/shared-api/classes';
import { months, periodOfDate } from '@portal/shared-api/period';
import { attendanceReport } from '@portal/shared-api/reports';
import { changeClassTime } from '@portal/shared-api/time-changes';
import { studentTimetable, teacherTimetable } from '@portal/shared-api/timetable';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { classes } from '../database/schema/classes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

const thisMonday = mondayOf(today());
const run = { commenceDate: addDays(thisMonday, -56), concludeDate: addDays(thisMonday, 140) };
const pastMondays = [...Array(8).keys()].map((week) => addDays(run.commenceDate, week * 7));

test('the figures of the past are the same before and after a class is edited', async () => {
  const branchId = await addBranch(database, 'Georgetown');
  const admin = await addAdmin(database, { level: 'level_3' });
  const teacher = await addTeacher(database);
  const [stays, left] = [
    await addStudent(database, { branchId, name: 'Aina', joined: '2024-01-02' }),
    await addStudent(database, { branchId, name: 'Mei', joined: '2024-01-02' }),
  ];
  const id = await addClass(database, { branchId, ...run, startTime: '10:00', endTime: '11:00' });
  await teach(database, id, teacher.id);
  await enroll(database, { classId: id, studentId: stays.id });
  await enroll(database, { classId: id, studentId: left.id, untilDate: pastMondays[5]! });

  const ask = async (...asked: Parameters<typeof call>) => {
    const { status, body } = await call(...asked);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };
  const [cancelled, moved] = [pastMondays[2]!, pastMondays[3]!];
  await ask(cancelClass, { params: { id }, body: { date_cancelled: cancelled } }, admin.token);
  const newTime = { newDate: addDays(moved, 2), newStartTime: '12:00', newEndTime: '13:30' };
  const move = { originalDate: moved, ...newTime, despite_doubts: true };
  await ask(changeClassTime, { params: { id }, body: move }, admin.token);
  const held = pastMondays
    .filter((date) => date !== cancelled)
    .map((date) => (date === moved ? newTime.newDate : date));
  for (const [index, attendance_date] of held.entries()) {
    const body = { class_id: id, attendance_date };
    const list = await ask(attendance.adminAttendanceList, { body }, admin.token);
    const student_attendances = list.data.map(
      ({ student_id }: attendance.AttendanceEntry, place: number) => ({
        student_id,
        attend: (index + place) % 3 > 0,
      }),
    );
    await ask(attendance.submitAdminAttendance, { body: { ...body, student_attendances } }, admin.token);
  }

  const report = async (date: string) => {
    const { year, month } = periodOfDate(date);
    const query = { class_id: id, year, month: months[month - 1] };
    return (await readXlsx((await call(attendanceReport, { query }, admin.token)).bytes)).sheets[0]!.rows;
  };
  const past = ({ attendance_date }: { attendance_date: string }) => attendance_date < thisMonday;
  const figures = async () => ({
    dates: (await ask(attendance.adminAttendanceDates, { params: { id } }, admin.token)).data.filter(past),
    sheets: await Promise.all(
      held.map((attendance_date) =>
        ask(attendance.adminAttendanceList, { body: { class_id: id, attendance_date } }, admin.token),
      ),
    ),
    weeks: await Promise.all(
      pastMondays.map(async (week) => [
        (await ask(studentTimetable, { query: { week } }, stays.token)).data,
        (await ask(teacherTimetable, { query: { week } }, teacher.token)).data,
      ]),
    ),
    reports: [await report(pastMondays[0]!), await report(pastMondays[4]!), await report(pastMondays[7]!)],
  });

  const before = await figures();
  expect(before.dates).toHaveLength(7);
  const [row] = await database.select().from(classes).where(eq(classes.id, id));
  const body = {
    ...{ branch_id: branchId, subject_id: row!.subjectId, teacher_ids: [teacher.id], version: row!.version },
    ...{ class_day: 'Wednesday', start_time: '16:00', end_time: '17:30' },
    ...{
      commence_date: run.commenceDate,
      conclude_date: run.concludeDate,
      from_date: addDays(thisMonday, 7),
    },
  };
  await ask(updateClass, { params: { id }, body }, admin.token);
  expect(await figures()).toEqual(before);
});
