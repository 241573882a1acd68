import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { cancelClass } from '@portal/shared-api/cancellations';
import * as contract from '@portal/shared-api/time-changes';
import { studentTimetable, type Occurrence } from '@portal/shared-api/timetable';
import { eq } from 'drizzle-orm';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { classes } from '../database/schema/classes.ts';
import { classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { readRosters } from '../timetable/read-occurrences.ts';

const { database, call } = await testPortal();

const monday = addDays(mondayOf(today()), 7);
const [tuesday, thursday] = [addDays(monday, 1), addDays(monday, 3)];

let admin: Person;
let georgetown: number;
let lepas: number;
let teacher: Person;
let aina: Person & { studentId: string };
let mondays: number;
let thursdays: number;

beforeAll(async () => {
  georgetown = await addBranch(database, 'Georgetown');
  lepas = await addBranch(database, 'Bayan Lepas');
  admin = await addAdmin(database, { level: 'level_2', branchId: georgetown, name: 'Puan Salmah' });
});

/** A class of the subject of another one, from 15:00 to 16:30. */
async function addTwin(of: number, details: object) {
  const [first] = await database.select().from(classes).where(eq(classes.id, of));
  const { id: _, ...fields } = first!;
  const [made] = await database
    .insert(classes)
    .values({ ...fields, ...details })
    .returning({ id: classes.id });
  return made!.id;
}

beforeEach(async () => {
  teacher = await addTeacher(database, { name: 'Cikgu Wong' });
  aina = await addStudent(database, { branchId: georgetown, name: 'Aina', joined: '2024-01-02' });
  mondays = await addClass(database, { branchId: georgetown, concludeDate: addDays(monday, 300) });
  thursdays = await addTwin(mondays, { classDay: 'Thursday' });
  await enroll(database, { classId: mondays, studentId: aina.id });
  for (const id of [mondays, thursdays]) await teach(database, id, teacher.id);
});

const visit = (more: object = {}, token = admin.token) =>
  call(
    contract.changeStudentTime,
    {
      body: {
        ...{ studentId: aina.studentId, originalClassId: mondays, originalDate: monday },
        ...{ newClassId: thursdays, newDate: thursday },
        ...more,
      },
    },
    token,
  );
const move = (
  id: number,
  originalDate: string,
  newDate: string,
  [from, to] = ['15:00', '16:30'],
  more = {},
) =>
  call(
    contract.changeClassTime,
    { params: { id }, body: { originalDate, newDate, newStartTime: from, newEndTime: to, ...more } },
    admin.token,
  );
const moveTaught = (id: number, newDate: string, [from, to]: [string, string], token = teacher.token) =>
  call(
    contract.changeTaughtClassTime,
    {
      params: { id },
      body: { originalDate: monday, newDate, newStartTime: from, newEndTime: to, despite_clashes: true },
    },
    token,
  );
const list = async (query: Record<string, unknown> = {}, token = admin.token) =>
  (await call(contract.listTimeChanges, { query }, token)).body as {
    data: contract.TimeChangeRow[];
    lastPage: number;
  };
const remove = (kind: contract.TimeChangeKind, id: number, query = {}) =>
  call(contract.removeTimeChange, { params: { kind, id }, query }, admin.token);
const week = async () => {
  const { body } = await call(studentTimetable, { query: { week: monday } }, aina.token);
  return body.data
    .filter((one: Occurrence) => !one.cancelled && !one.moved_to)
    .map((one: Occurrence) => [one.class_id, one.date, one.start_time, one.change]);
};
const roster = async (classId: number, date: string) =>
  (await readRosters(database, classId, { from: date, to: date })).rosters
    .flatMap(({ students }) => students)
    .map(({ studentId, replace }) => [studentId === aina.id ? 'Aina' : studentId, replace]);
const changeOf = async () => (await list({ only: 'individual', search: aina.studentId })).data[0]!;
const takeSheet = (classId: number, attendanceDate: string) =>
  database.insert(attendanceSheets).values({ classId, attendanceDate, submittedBy: admin.accountId });

describe('an individual change', () => {
  test('takes a student to another class for once, and back when it is removed', async () => {
    const before = await week();
    const answer = await visit();
    expect([answer.status, answer.body.message]).toEqual([200, 'Time change successfully created.']);
    expect(await week()).toEqual([[thursdays, thursday, '15:00', 'individual']]);
    expect(await roster(mondays, monday)).toEqual([]);
    expect(await roster(thursdays, thursday)).toEqual([['Aina', true]]);
    const change = await changeOf();
    expect(change).toMatchObject({
      ...{ original_class: { id: mondays }, new_class: { id: thursdays }, created_by: 'Puan Salmah' },
      ...{ original_date: monday, new_date: thursday, student: { student_id: aina.studentId } },
    });
    expect((await remove('individual', change.id)).status).toBe(200);
    expect(await week()).toEqual(before);
    expect(await roster(thursdays, thursday)).toEqual([]);
    expect((await remove('individual', change.id)).status).toBe(404);
    expect((await visit()).status).toBe(200);
  });

  test.each<[string, () => object | Promise<object>, Record<string, string[]>]>([
    [
      'a date without a lesson',
      () => ({ originalDate: tuesday }),
      { originalDate: ['The class has no lesson on this date'] },
    ],
    [
      'a lesson the student does not attend',
      () => ({ originalClassId: thursdays, originalDate: thursday, newClassId: mondays, newDate: monday }),
      { originalDate: ['The student has no lesson of this class on this date'] },
    ],
    [
      'a class of another subject',
      async () => ({ newClassId: await addClass(database, { branchId: georgetown, classDay: 'Thursday' }) }),
      { newClassId: ['Only another class of the same subject and level can replace it'] },
    ],
    [
      'a date too far away',
      () => ({ newDate: addDays(thursday, 63) }),
      { newDate: ['Please choose a date within 60 days of the original one'] },
    ],
    [
      'a lesson the student attends anyway',
      async () => {
        await enroll(database, { classId: thursdays, studentId: aina.id });
        return {};
      },
      { newDate: ['The student attends this lesson already'] },
    ],
    [
      'a cancelled lesson',
      async () => {
        const body = { date_cancelled: thursday };
        await call(cancelClass, { params: { id: thursdays }, body }, admin.token);
        return {};
      },
      { newDate: ['The lesson of this date is cancelled'] },
    ],
  ])('is refused for %s', async (_, more, errors) => {
    const answer = await visit(await more());
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await database.$count(studentTimeChanges, eq(studentTimeChanges.studentId, aina.id))).toBe(0);
  });

  test('is made once of each lesson, also when two ask at once, and never of the replacement itself', async () => {
    const answers = await Promise.all([visit(), visit({ newDate: addDays(thursday, 7) })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const told = {
      originalDate: ['This lesson of the student was replaced already. Remove that time change first'],
    };
    expect(answers.find(({ status }) => status === 400)!.body.errors).toEqual(told);
  });

  test('says first what else the student has then', async () => {
    const other = await addClass(database, {
      ...{ branchId: georgetown, subject: 'Sejarah', classDay: 'Thursday' },
      ...{ startTime: '16:00', endTime: '17:00', concludeDate: addDays(monday, 300) },
    });
    await enroll(database, { classId: other, studentId: aina.id });
    expect((await visit()).body).toMatchObject({
      code: 'clashes',
      message: 'At that time these have another lesson: Aina (Sejarah, 4:00 PM - 5:00 PM).',
    });
    expect((await visit({ despite_clashes: true })).status).toBe(200);
  });

  test('is no clash with the very lesson that it replaces', async () => {
    const beside = await addTwin(mondays, { classDay: 'Monday', startTime: '16:00', endTime: '17:30' });
    expect((await visit({ newClassId: beside, newDate: monday })).status).toBe(200);
    const { id } = await changeOf();
    expect((await remove('individual', id)).status).toBe(200);
  });

  test('follows its class to another date, and back', async () => {
    expect((await move(thursdays, thursday, addDays(monday, 5))).status).toBe(404);
    await visit();
    expect((await move(thursdays, thursday, addDays(monday, 5))).status).toBe(200);
    expect(await week()).toEqual([[thursdays, addDays(monday, 5), '15:00', 'individual']]);
    expect(await changeOf()).toMatchObject({ new_date: addDays(monday, 5) });
    const [moved] = (await list()).data;
    expect((await remove('class', moved!.id)).status).toBe(200);
    expect(await week()).toEqual([[thursdays, thursday, '15:00', 'individual']]);
  });

  test('stays once attendance was taken', async () => {
    await visit({ originalDate: addDays(mondayOf(today()), -7), newDate: addDays(mondayOf(today()), -4) });
    const { id } = await changeOf();
    await takeSheet(thursdays, addDays(mondayOf(today()), -4));
    expect((await remove('individual', id)).body.code).toBe('time_change_attended');
  });

  test('says which clash its removal brings back', async () => {
    await visit();
    const { id } = await changeOf();
    const other = await addClass(database, {
      ...{ branchId: georgetown, subject: 'Sejarah', startTime: '16:00', endTime: '17:00' },
      concludeDate: addDays(monday, 300),
    });
    await enroll(database, { classId: other, studentId: aina.id });
    expect((await remove('individual', id)).body).toMatchObject({
      code: 'clashes',
      message: 'At that time these have another lesson: Aina (Sejarah, 4:00 PM - 5:00 PM).',
    });
    expect((await remove('individual', id, { despite_clashes: 1 })).status).toBe(200);
  });

  test('is offered what exists: other classes of the subject, not cancelled, not attended anyway', async () => {
    const body = { date_cancelled: thursday };
    await call(cancelClass, { params: { id: thursdays }, body }, admin.token);
    await addTwin(mondays, { branchId: lepas, classDay: 'Friday' });
    await visit({ newDate: addDays(thursday, 7) });
    const params = { id: aina.id, classId: mondays };
    const { body: choices } = await call(contract.replacementChoices, { params }, admin.token);
    const { original, replacements } = choices as contract.ReplacementChoices;
    expect(original.map(({ date }) => date)).not.toContain(monday);
    expect(original.map(({ date }) => date)).toContain(addDays(monday, 7));
    expect(replacements.map(({ of }) => of.id)).toEqual([thursdays]);
    const offered = replacements[0]!.meetings.map(({ date }) => date);
    expect(offered).not.toContain(thursday);
    expect(offered).not.toContain(addDays(thursday, 7));
    expect(offered).toContain(addDays(thursday, 14));
  });
});

describe('a class change', () => {
  test('is in the list with both times, and its removal brings everything back', async () => {
    const before = await week();
    expect((await move(mondays, monday, tuesday, ['09:30', '10:30'])).status).toBe(200);
    expect(await week()).toEqual([[mondays, tuesday, '09:30', 'class']]);
    const [change] = (await list()).data;
    expect(change).toMatchObject({
      original_class: { id: mondays, start_time: '15:00', end_time: '16:30' },
      new_class: { id: mondays, start_time: '09:30', end_time: '10:30' },
      ...{ original_date: monday, new_date: tuesday, student: null },
      teachers: [{ name: 'Cikgu Wong' }],
    });
    expect((await remove('class', change!.id)).status).toBe(200);
    expect(await week()).toEqual(before);
    expect((await list()).data.map(({ id }) => id)).not.toContain(change!.id);
  });

  test('across the end of a year moves that lesson alone', async () => {
    const december = await addTwin(mondays, { concludeDate: '2999-12-31' });
    await teach(database, december, teacher.id);
    await enroll(database, { classId: december, studentId: aina.id });
    const last = mondayOf(`${Number(today().slice(0, 4)) + 1}-01-01`);
    const date = addDays(last, 9);
    expect((await move(december, last, date, ['08:00', '09:00'])).status).toBe(200);
    expect(await roster(december, date)).toEqual([['Aina', false]]);
    expect(await roster(december, addDays(last, 7))).toEqual([['Aina', false]]);
  });

  test('stays once attendance was taken', async () => {
    const last = addDays(mondayOf(today()), -7);
    await move(mondays, last, addDays(last, 1));
    const [change] = (await list()).data;
    await takeSheet(mondays, addDays(last, 1));
    expect((await remove('class', change!.id)).body.code).toBe('time_change_attended');
  });

  test('says which clash its removal brings back', async () => {
    await move(mondays, monday, tuesday);
    const [change] = (await list()).data;
    const other = await addClass(database, { branchId: georgetown, concludeDate: addDays(monday, 300) });
    await enroll(database, { classId: other, studentId: aina.id });
    const told = await remove('class', change!.id);
    expect(told.body).toMatchObject({
      code: 'clashes',
      message: expect.stringContaining('Aina (Mathematics'),
    });
    expect((await remove('class', change!.id, { despite_clashes: true })).status).toBe(200);
  });

  test('is shown to the own branch alone, 15 to a page, newest first', async () => {
    const elsewhere = await addClass(database, { branchId: lepas, concludeDate: addDays(monday, 300) });
    await database.insert(classTimeChanges).values({
      ...{ classId: elsewhere, originalDate: monday, newDate: tuesday, createdBy: admin.accountId },
      ...{ newStartTime: '09:00', newEndTime: '10:00' },
    });
    for (let week = 1; week <= 16; week++)
      await database.insert(classTimeChanges).values({
        ...{ classId: mondays, originalDate: addDays(monday, 7 * week), newDate: addDays(tuesday, 7 * week) },
        ...{ newStartTime: '09:00', newEndTime: '10:00', createdBy: admin.accountId },
      });
    const { data, lastPage } = await list();
    expect(data).toHaveLength(15);
    expect(lastPage).toBe(2);
    expect(data[0]!.original_date).toBe(addDays(monday, 7 * 16));
    expect([...data, ...(await list({ page: 2 })).data].map(({ new_class }) => new_class.id)).not.toContain(
      elsewhere,
    );
    const whole = await addAdmin(database, { level: 'level_3' });
    const all = [...(await list({}, whole.token)).data, ...(await list({ page: 2 }, whole.token)).data];
    expect(all.map(({ new_class }) => new_class.id)).toContain(elsewhere);
  });
});

describe('a teacher', () => {
  test('moves a lesson of an own class, not into anybody’s way', async () => {
    const other = await addClass(database, {
      ...{ branchId: georgetown, subject: 'Sejarah', classDay: 'Tuesday' },
      ...{ startTime: '10:00', endTime: '11:00', concludeDate: addDays(monday, 300) },
    });
    await enroll(database, { classId: other, studentId: aina.id });
    const refused = await moveTaught(mondays, tuesday, ['09:30', '10:30']);
    expect(refused.body).toMatchObject({
      code: 'clashes_refused',
      message: expect.stringContaining('Aina (Sejarah, 10:00 AM - 11:00 AM)'),
    });
    expect((await moveTaught(mondays, tuesday, ['09:00', '10:00'])).body.message).toBe(
      'Time Changes Created for the Class',
    );
    expect(await week()).toEqual([
      [mondays, tuesday, '09:00', 'class'],
      [other, tuesday, '10:00', 'none'],
    ]);
  });

  test('moves a lesson by 15 minutes within its own slot', async () => {
    expect((await moveTaught(mondays, monday, ['15:15', '16:45'])).status).toBe(200);
  });

  test('moves nothing of another teacher', async () => {
    const stranger = await addTeacher(database, { name: 'Cikgu Lee' });
    const answer = await moveTaught(mondays, tuesday, ['09:00', '10:00'], stranger.token);
    expect(answer.status).toBe(403);
    expect(await database.$count(classTimeChanges, eq(classTimeChanges.classId, mondays))).toBe(0);
  });
});
