import { beforeEach, describe, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/attendance';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { and, eq } from 'drizzle-orm';
import { attendanceMarks } from '../database/schema/attendance.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { payments } from '../database/schema/payments.ts';
import { studentPeriods } from '../database/schema/students.ts';
import { classCancellations, classTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addParent, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { atTime } from '../testing/at-time.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const admin = await addAdmin(database, { level: 'level_1', branchId });

/** The last few Mondays, on which the class meets. */
const monday = mondayOf(addDays(today(), -7));
const earlier = addDays(monday, -7);

let classId: number;
let teacher: Person;
let aina: Person & { studentId: string };
let ben: Person & { studentId: string };
beforeEach(async () => {
  teacher = await addTeacher(database);
  classId = await addClass(database, { branchId, commenceDate: earlier, concludeDate: addDays(today(), 60) });
  await teach(database, classId, teacher.id);
  aina = await addStudent(database, { branchId, name: 'Aina', joined: '2020-01-01' });
  ben = await addStudent(database, { branchId, name: 'Ben', joined: '2020-01-01' });
  for (const { id } of [aina, ben]) await enroll(database, { classId, studentId: id });
});

const dates = async () =>
  (await call(contract.teacherAttendanceDates, { params: { id: classId } }, teacher.token)).body.data;
const list = (date: string, token = teacher.token) =>
  call(contract.teacherAttendanceList, { body: { class_id: classId, attendance_date: date } }, token);
const sheet = (date: string, present: { studentId: string }[]) => ({
  class_id: classId,
  attendance_date: date,
  student_attendances: [aina, ben, ...present].map((one) => ({
    student_id: one.studentId,
    attend: present.includes(one),
  })),
});
const submit = (date: string, present: { studentId: string }[], token = teacher.token) =>
  call(contract.submitTeacherAttendance, { body: sheet(date, present) }, token);
const marked = async (date: string) => {
  const { data } = (await list(date)).body;
  return data.map((one: contract.AttendanceEntry) => [one.student_name, one.attendance_status]);
};

describe('the dates of a class', () => {
  test('are its days up to today, newest first, and say what was taken', async () => {
    await submit(earlier, []);
    const found: contract.AttendanceDate[] = await dates();
    expect(found.every(({ attendance_date }) => attendance_date <= today())).toBe(true);
    expect(found.at(-1)).toEqual({
      attendance_date: earlier,
      start_time: '15:00',
      end_time: '16:30',
      taken: true,
    });
    expect(found.at(-2)).toMatchObject({ attendance_date: monday, taken: false });
  });

  test('leave cancelled ones out, and have the new date of a moved one', async () => {
    const createdBy = admin.accountId;
    await database.insert(classCancellations).values({ classId, dateCancelled: earlier, createdBy });
    await database.insert(classTimeChanges).values({
      ...{ classId, originalDate: monday, newDate: addDays(monday, 1), createdBy },
      ...{ newStartTime: '09:00', newEndTime: '10:00' },
    });
    const found = (await dates()).map(({ attendance_date }: contract.AttendanceDate) => attendance_date);
    expect(found).toContain(addDays(monday, 1));
    expect(found).not.toContain(monday);
    expect(found).not.toContain(earlier);
    expect((await submit(earlier, [])).body.code).toBe('attendance_no_class');
    expect((await submit(monday, [])).body.code).toBe('attendance_no_class');
  });
});

test.each([
  ['half past midnight in Kuala Lumpur, the day before elsewhere', '00:30', true],
  ['a minute to eight, still the day before in UTC', '07:59', true],
  ['a minute before that day', '-00:01', false],
])('today is the day of Kuala Lumpur: %s', async (_, time, isOffered) => {
  const midnight = new Date(`${monday}T00:00:00+08:00`).getTime();
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const offset = time.startsWith('-') ? -minutes : hours * 60 + minutes;
  await atTime(new Date(midnight + offset * 60_000).toISOString(), async () => {
    const offered = (await dates()).map((one: contract.AttendanceDate) => one.attendance_date);
    expect(offered).toEqual(isOffered ? [monday, earlier] : [earlier]);
    expect((await submit(monday, [aina])).status).toBe(isOffered ? 200 : 400);
  });
});

describe('a sheet', () => {
  test('is kept once, and a date where nobody came counts as taken', async () => {
    expect((await submit(monday, [aina])).status).toBe(200);
    expect(await marked(monday)).toEqual([
      ['Aina', 'signed'],
      ['Ben', 'unsigned'],
    ]);
    expect((await submit(monday, [ben])).body.code).toBe('attendance_taken');
    await submit(earlier, []);
    expect((await list(earlier)).body).toMatchObject({ taken: true, version: 1 });
  });

  test('submitted by two tabs at once has one record for each student', async () => {
    const answers = await Promise.all([submit(monday, [aina]), submit(monday, [aina, ben])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const marks = await database
      .select()
      .from(attendanceMarks)
      .where(and(eq(attendanceMarks.classId, classId), eq(attendanceMarks.attendanceDate, monday)));
    expect(marks).toHaveLength(2);
  });

  test('lists who belonged on that day: not who joined later, and who has left since', async () => {
    const late = await addStudent(database, { branchId, name: 'Late', joined: '2020-01-01' });
    await enroll(database, { classId, studentId: late.id, fromDate: addDays(monday, 1) });
    await database
      .update(classEnrollments)
      .set({ untilDate: addDays(monday, 1) })
      .where(eq(classEnrollments.studentId, ben.id));
    expect((await marked(monday)).map(([name]: string[]) => name)).toEqual(['Aina', 'Ben']);
    expect((await submit(monday, [late])).status).toBe(403);
    const byAdmin = await call(contract.submitAdminAttendance, { body: sheet(monday, [late]) }, admin.token);
    expect(byAdmin.body.code).toBe('attendance_not_on_roster');
  });

  test('has who left and came back once, with the old mark', async () => {
    await submit(earlier, [ben]);
    await database
      .update(classEnrollments)
      .set({ untilDate: addDays(earlier, 1) })
      .where(eq(classEnrollments.studentId, ben.id));
    expect(await marked(monday)).toEqual([['Aina', 'unsigned']]);
    await enroll(database, { classId, studentId: ben.id, fromDate: monday });
    expect(await marked(monday)).toEqual([
      ['Aina', 'unsigned'],
      ['Ben', 'unsigned'],
    ]);
    expect(await marked(earlier)).toEqual([
      ['Aina', 'unsigned'],
      ['Ben', 'signed'],
    ]);
  });

  test('of an earlier date is opened by a corrected join date, which invents no absence', async () => {
    const stay = eq(studentPeriods.studentId, ben.id);
    await database.update(studentPeriods).set({ fromDate: today() }).where(stay);
    const body = {
      ...sheet(monday, []),
      student_attendances: [{ student_id: aina.studentId, attend: true }],
    };
    await call(contract.submitTeacherAttendance, { body }, teacher.token);
    expect(await marked(monday)).toEqual([['Aina', 'signed']]);
    expect(await marked(earlier)).toEqual([['Aina', 'unsigned']]);

    await database.update(studentPeriods).set({ fromDate: earlier }).where(stay);
    expect((await marked(earlier)).map(([name]: string[]) => name)).toEqual(['Aina', 'Ben']);
    const parent = await addParent(database, { children: [ben.id] });
    const told = await call(
      contract.parentAttendance,
      { query: { student_id: ben.studentId } },
      parent.token,
    );
    expect(told.body.data).toEqual([]);
  });

  test('is not for a date to come', async () => {
    const next = mondayOf(addDays(today(), 7));
    expect((await submit(next, [aina])).body.code).toBe('attendance_in_future');
  });

  test('says whose month is due and not paid; a payment that was accepted covers it', async () => {
    const old = mondayOf('2024-03-11');
    const oldClass = await addClass(database, { branchId });
    await teach(database, oldClass, teacher.id);
    for (const { id } of [aina, ben]) await enroll(database, { classId: oldClass, studentId: id });
    await database.insert(payments).values({
      ...{
        studentId: aina.id,
        branchId,
        amountSen: 100,
        paymentDate: '2024-03-01',
        paymentFor: '2024-03-01',
      },
      ...{
        paymentType: 'Cash',
        status: 'pending_checking',
        firstAcceptBy: admin.accountId,
        firstAcceptAt: new Date(),
        receipt: {} as never,
      },
      ...{ createdBy: admin.accountId, comment: 'x' },
    });
    const answer = await call(
      contract.teacherAttendanceList,
      { body: { class_id: oldClass, attendance_date: old } },
      teacher.token,
    );
    expect(answer.body.data.map((one: contract.AttendanceEntry) => [one.student_name, one.status])).toEqual([
      ['Aina', []],
      ['Ben', ['unpaid']],
    ]);
  });
});

test('a teacher of another class is refused and nothing is written', async () => {
  const other = await addTeacher(database);
  expect((await submit(monday, [aina], other.token)).status).toBe(403);
  expect((await list(monday, other.token)).status).toBe(403);
  expect((await list(monday)).body.taken).toBe(false);
});

describe('a correction by an admin', () => {
  const correct = (version: number, present: { studentId: string }[]) =>
    call(contract.correctAttendance, { body: { ...sheet(monday, present), version } }, admin.token);

  test('changes the marks, is audited, and a stale one is told', async () => {
    await submit(monday, [aina]);
    expect((await correct(1, [ben])).status).toBe(200);
    expect(await marked(monday)).toEqual([
      ['Aina', 'unsigned'],
      ['Ben', 'signed'],
    ]);
    expect((await correct(1, [aina])).body.code).toBe('changed_meanwhile');
    const [entry] = await database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, classId), eq(auditEntries.action, 'corrected')));
    expect(entry!.details).toMatchObject({ date: monday, changed: expect.any(Array) });
  });

  test('needs a sheet', async () => {
    expect((await correct(1, [aina])).status).toBe(404);
  });
});

test('a parent sees whether the own child was there', async () => {
  await submit(earlier, [aina]);
  await submit(monday, [ben]);
  const parent = await addParent(database, { children: [aina.id] });
  const ask = (student_id: string) =>
    call(contract.parentAttendance, { query: { student_id } }, parent.token);
  const { data } = (await ask(aina.studentId)).body;
  expect(data.map((one: contract.AttendanceMark) => [one.attendance_date, one.attended])).toEqual([
    [monday, false],
    [earlier, true],
  ]);
  expect((await ask(ben.studentId)).status).toBe(404);
});
