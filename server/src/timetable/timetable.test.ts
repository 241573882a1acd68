import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from '@jest/globals';
import type { Result } from '@portal/shared-api/endpoint';
import { parentTimetable, studentTimetable, teacherTimetable } from '@portal/shared-api/timetable';
import { classes } from '../database/schema/classes.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addParent, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { atTime } from '../testing/at-time.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

let branchId: number;
let madeBy: number;
let teacher: Person;
let student: Person;

beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  madeBy = (await addAdmin(database, { level: 'level_3' })).accountId;
  teacher = await addTeacher(database, { name: 'Nurul Aisyah binti Osman' });
  student = await addStudent(database, { branchId });
});

type Week = Result<typeof studentTimetable>;

async function weekOf(person: Person, week?: string, endpoint = studentTimetable) {
  const answer = await call(endpoint, { query: week ? { week } : {} }, person.token);
  expect(answer.status).toBe(200);
  return { ...(answer.body as Week), queries: answer.queries };
}
const teacherWeek = (person: Person, week: string) => weekOf(person, week, teacherTimetable as never);

const brief = ({ data }: Week) =>
  data.map(
    (one) =>
      `${one.class_id}@${one.date} ${one.start_time} ${one.change}` +
      (one.cancelled ? ' cancelled' : '') +
      (one.moved_to ? ` to ${one.moved_to.date} ${one.moved_to.start_time}` : ''),
  );

const change = (classId: number, originalDate: string, newDate: string) =>
  database
    .insert(classTimeChanges)
    .values({ classId, originalDate, newDate, newStartTime: '09:00', newEndTime: '10:30', createdBy: madeBy })
    .returning({ id: classTimeChanges.id });

test('shows a class with all that the dialog needs', async () => {
  const classId = await addClass(database, { branchId, subject: 'Sejarah', mode: 'hybrid' });
  await enroll(database, { classId, studentId: student.id });
  await teach(database, classId, teacher.id);
  const { week_start, data } = await weekOf(student, '2025-01-15');
  expect(week_start).toBe('2025-01-13');
  expect(data).toEqual([
    {
      class_id: classId,
      subject: { id: expect.any(Number), name: 'Sejarah' },
      education_level: 'standard_3',
      branch: { id: branchId, branch_name: 'Georgetown' },
      teachers: [{ id: teacher.id, name: 'Nurul Aisyah binti Osman' }],
      is_online: 0,
      is_hybrid: 1,
      date: '2025-01-13',
      day: 'Monday',
      start_time: '15:00',
      end_time: '16:30',
      change: 'none',
      original_date: null,
      cancelled: false,
      moved_to: null,
    },
  ]);
  expect(await teacherWeek(teacher, '2025-01-15')).toMatchObject({ week_start, data });
});

test('another student and another teacher see nothing of it', async () => {
  const classId = await addClass(database, { branchId });
  const [own, other] = [await addStudent(database, { branchId }), await addStudent(database, { branchId })];
  await enroll(database, { classId, studentId: own.id });
  await teach(database, classId, teacher.id);
  expect((await weekOf(own, '2025-01-13')).data).toHaveLength(1);
  expect((await weekOf(other, '2025-01-13')).data).toEqual([]);
  expect((await teacherWeek(await addTeacher(database), '2025-01-13')).data).toEqual([]);
});

test('follows cancellations, class changes, individual changes and what was taken back', async () => {
  const pupil = await addStudent(database, { branchId });
  const monday = await addClass(database, { branchId });
  const friday = await addClass(database, {
    branchId,
    classDay: 'Friday',
    startTime: '10:00',
    endTime: '11:00',
  });
  await enroll(database, { classId: monday, studentId: pupil.id });
  const cancel = (dateCancelled: string) =>
    database.insert(classCancellations).values({ classId: monday, dateCancelled, createdBy: madeBy });

  await cancel('2025-03-03');
  expect(brief(await weekOf(pupil, '2025-03-03'))).toEqual([`${monday}@2025-03-03 15:00 none cancelled`]);
  await database.update(classCancellations).set({ removedBy: madeBy, removedAt: new Date() });
  expect(brief(await weekOf(pupil, '2025-03-03'))).toEqual([`${monday}@2025-03-03 15:00 none`]);

  // Into the next month, then cancelled by its original date, which lies in another week.
  await change(monday, '2025-03-24', '2025-04-05');
  const left = [`${monday}@2025-03-24 15:00 class to 2025-04-05 09:00`];
  expect(brief(await weekOf(pupil, '2025-03-24'))).toEqual(left);
  expect(brief(await weekOf(pupil, '2025-03-31'))).toEqual([
    `${monday}@2025-03-31 15:00 none`,
    `${monday}@2025-04-05 09:00 class`,
  ]);
  await cancel('2025-03-24');
  expect(brief(await weekOf(pupil, '2025-03-31'))).toEqual([
    `${monday}@2025-03-31 15:00 none`,
    `${monday}@2025-04-05 09:00 class cancelled`,
  ]);

  const [moved] = await change(monday, '2025-05-05', '2025-05-06');
  await database
    .update(classTimeChanges)
    .set({ removedBy: madeBy, removedAt: new Date() })
    .where(eq(classTimeChanges.id, moved!.id));
  expect(brief(await weekOf(pupil, '2025-05-05'))).toEqual([`${monday}@2025-05-05 15:00 none`]);

  await database.insert(studentTimeChanges).values({
    studentId: pupil.id,
    originalClassId: monday,
    originalDate: '2025-06-02',
    newClassId: friday,
    newDate: '2025-06-06',
    createdBy: madeBy,
  });
  const replaced = await weekOf(pupil, '2025-06-02');
  expect(brief(replaced)).toEqual([
    `${monday}@2025-06-02 15:00 individual to 2025-06-06 10:00`,
    `${friday}@2025-06-06 10:00 individual`,
  ]);
  expect(replaced.data[1]!.original_date).toBe('2025-06-02');
});

test('a student sees a class only while in it, a deleted class only before its deletion', async () => {
  const pupil = await addStudent(database, { branchId });
  const left = await addClass(database, { branchId });
  const deleted = await addClass(database, { branchId, deletedAt: new Date('2025-01-19T16:30:00Z') });
  await enroll(database, {
    classId: left,
    studentId: pupil.id,
    fromDate: '2025-01-13',
    untilDate: '2025-01-20',
  });
  await enroll(database, { classId: deleted, studentId: pupil.id });
  expect(brief(await weekOf(pupil, '2025-01-06'))).toEqual([`${deleted}@2025-01-06 15:00 none`]);
  expect(brief(await weekOf(pupil, '2025-01-13'))).toEqual([
    `${left}@2025-01-13 15:00 none`,
    `${deleted}@2025-01-13 15:00 none`,
  ]);
  // Half past midnight of the 20th in Kuala Lumpur, still the 19th elsewhere.
  expect(brief(await weekOf(pupil, '2025-01-20'))).toEqual([]);
});

test.each([
  ['Sunday evening', '2025-01-05T15:59:59Z', '2024-12-30', '2024-12-30'],
  ['midnight in Kuala Lumpur, Sunday elsewhere', '2025-01-05T16:00:00Z', '2025-01-06', '2025-01-06'],
  ['the last evening of a year', '2025-12-31T15:59:59Z', '2025-12-29', '2025-12-29'],
])('this week is the week of Kuala Lumpur: %s', async (_, now, weekStart, meeting) => {
  const pupil = await addStudent(database, { branchId, joined: '2024-01-02' });
  const classId = await addClass(database, { branchId });
  await enroll(database, { classId, studentId: pupil.id });
  await atTime(now, async () => {
    const week = await weekOf(pupil);
    expect(week.week_start).toBe(weekStart);
    expect(week.data.map(({ date }) => date)).toEqual([meeting]);
  });
});

test.each([['2025-02-30'], ['0000-01-01'], ['week'], ['2025-1-6']])('refuses the week %s', async (week) => {
  expect((await call(studentTimetable, { query: { week } }, student.token)).status).toBe(400);
});

test('asks the database as often for many classes as for none', async () => {
  const [none, many] = [await addStudent(database, { branchId }), await addStudent(database, { branchId })];
  for (let hour = 8; hour < 20; hour += 1) {
    const classId = await addClass(database, { branchId, startTime: `${hour}:00`, endTime: `${hour}:45` });
    await enroll(database, { classId, studentId: many.id });
    await teach(database, classId, teacher.id);
    await change(classId, '2025-01-13', '2025-01-14');
  }
  const few = await weekOf(none, '2025-01-13');
  const lots = await weekOf(many, '2025-01-13');
  expect(lots.data).toHaveLength(24);
  expect([few.queries, lots.queries]).toEqual([6, 6]);
  expect((await teacherWeek(await addTeacher(database), '2025-01-13')).queries).toBe(4);
  expect((await teacherWeek(teacher, '2025-01-13')).queries).toBe(4);
  expect(await database.$count(classes)).toBeGreaterThan(12);
});

test('a parent sees the week of a linked child, of nobody else, and nothing after the link', async () => {
  const [child, stranger] = [
    await addStudent(database, { branchId }),
    await addStudent(database, { branchId }),
  ];
  const parent = await addParent(database, { children: [child.id] });
  const classId = await addClass(database, { branchId });
  for (const { id } of [child, stranger]) await enroll(database, { classId, studentId: id });
  const ask = (student_id: string) =>
    call(parentTimetable, { query: { week: '2025-01-15', student_id } }, parent.token);
  const answer = await ask(child.studentId);
  expect(brief(answer.body as Week)).toEqual([`${classId}@2025-01-13 15:00 none`]);
  expect((await ask(stranger.studentId)).status).toBe(404);
  await database.delete(parentStudents).where(eq(parentStudents.parentId, parent.id));
  expect((await ask(child.studentId)).status).toBe(404);
});
