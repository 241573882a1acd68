import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/classes';
import { eq } from 'drizzle-orm';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { accounts } from '../database/schema/accounts.ts';
import { classEarlierSchedules, classes } from '../database/schema/classes.ts';
import { classCancellations, classTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { testPortal } from '../testing/portal.ts';
import { readOccurrences } from '../timetable/read-occurrences.ts';

const { database, call } = await testPortal();

let admin: Person;
let level1: Person;
let teacher: Person;
let branchId: number;
let otherBranch: number;

beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  otherBranch = await addBranch(database, 'Bayan Lepas');
  admin = await addAdmin(database, { level: 'level_3' });
  level1 = await addAdmin(database, { level: 'level_1', branchId });
  teacher = await addTeacher(database, { name: 'Nurul' });
});

const monday = mondayOf(today());

async function formOf(body: object = {}) {
  const classId = await addClass(database, { branchId, subject: 'Sejarah' });
  const [made] = await database.select().from(classes).where(eq(classes.id, classId));
  await database.delete(classes).where(eq(classes.id, classId));
  return {
    ...{ branch_id: branchId, subject_id: made!.subjectId, teacher_ids: [teacher.id], class_day: 'Monday' },
    ...{ start_time: '10:00', end_time: '11:00' },
    ...{ commence_date: addDays(monday, -70), conclude_date: addDays(monday, 140) },
    // All are taught by the same teacher at the same hour.
    despite_clashes: true,
    ...body,
  };
}

const create = (body: object, { token } = admin) => call(contract.createClass, { body }, token);
const update = (id: number, body: object) =>
  call(contract.updateClass, { params: { id }, body }, admin.token);
const details = async (id: number) =>
  (await call(contract.classDetails, { params: { id } }, admin.token)).body as contract.ClassDetails;
const list = async (query: object = {}, { token } = admin) =>
  (await call(contract.listClasses, { query } as never, token)).body as { data: contract.ClassRow[] };

describe('a new class', () => {
  test('is listed with its teachers, in its mode', async () => {
    const { status, body } = await create(await formOf({ is_hybrid: 1 }));
    expect([status, body.message]).toEqual([200, 'The class of Sejarah is created.']);
    expect(await details(body.id)).toMatchObject({
      ...{ id: body.id, subject: { name: 'Sejarah' }, teachers: [{ id: teacher.id, name: 'Nurul' }] },
      ...{ class_day: 'Monday', start_time: '10:00', end_time: '11:00', is_online: 0, is_hybrid: 1 },
      ...{ students: 0, deleted_at: null, earlier: [], branch: { branch_name: 'Georgetown' } },
    });
  });

  test('names branch, subject and teachers by their numbers too, the teachers in the order of their names', async () => {
    const first = await addTeacher(database, { name: 'Aminah' });
    const form = await formOf({ teacher_ids: [teacher.id, first.id] });
    const { id } = (await create(form)).body;
    const numbers = {
      branch_id: branchId,
      subject_id: form.subject_id,
      teacher_ids: [first.id, teacher.id],
    };
    const ofSubject = { params: { subjectId: form.subject_id } };
    const answers = [
      await details(id),
      (await list({ unpaginated: 1, subject: form.subject_id })).data[0],
      (await call(contract.classesOfSubject, ofSubject, admin.token)).body.data[0],
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ ...numbers, teachers: [{ id: first.id }, {}] });
  });

  test.each<[string, object, string]>([
    ['end_time', { end_time: '10:00' }, 'The end must be after the start'],
    ['conclude_date', { conclude_date: '2000-01-01' }, 'The start must not be after the end'],
    ['is_hybrid', { is_online: 1, is_hybrid: 1 }, 'A class is either online or hybrid'],
    ['teacher_ids', { teacher_ids: [] }, 'Empty selection'],
    ['teacher_ids', { teacher_ids: [999_999] }, 'Please choose one of the list'],
    ['subject_id', { subject_id: 999_999 }, 'Please choose one of the list'],
    ['branch_id', { branch_id: 999_999 }, 'Please choose one of the list'],
  ])('is refused for its %s: %j', async (field, body, message) => {
    const answer = await create(await formOf(body));
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [message] }]);
  });

  test('is of their own branch below level 3, and of no suspended teacher', async () => {
    expect((await create(await formOf({ branch_id: otherBranch }), level1)).status).toBe(404);
    const left = await addTeacher(database, { name: 'Left' });
    await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, left.accountId));
    const answer = await create(await formOf({ teacher_ids: [teacher.id, left.id] }));
    expect(answer.body.errors).toEqual({ teacher_ids: ['Please choose one of the list'] });
  });
});

describe('the list', () => {
  test('is filtered, held to the branch, and found by subject', async () => {
    const make = (details: object) => addClass(database, { branchId, subject: 'Biologi', ...details });
    const [a, b, c] = [
      await make({ classDay: 'Friday' }),
      await make({ classDay: 'Tuesday', educationLevel: 'form_4' }),
      await make({ branchId: otherBranch }),
    ];
    await make({ deletedAt: new Date() });
    const idsOf = async (query: object, person = admin) =>
      (await list({ ...query, unpaginated: 1 }, person)).data
        .filter(({ subject }) => subject.name === 'Biologi')
        .map(({ id }) => id);
    expect(await idsOf({})).toEqual([c, b, a]);
    expect(await idsOf({}, level1)).toEqual([b, a]);
    expect(await idsOf({ day: 'Friday' })).toEqual([a]);
    expect(await idsOf({ education_level: 'form_4' })).toEqual([b]);
    expect(await idsOf({ branch: otherBranch })).toEqual([c]);
    const found = await call(contract.searchClasses, { query: { class: 'biol' } }, level1.token);
    const anything = await call(contract.searchClasses, {}, level1.token);
    expect(anything.body.data.length).toBeGreaterThan(found.body.data.length);
    expect(found.body.data.map(({ deleted_at }: contract.ClassRow) => deleted_at !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('an edited class', () => {
  const wednesday = { class_day: 'Wednesday', start_time: '16:00', end_time: '17:00' };
  const datesOf = async (id: number) => {
    const range = { from: addDays(monday, -14), to: addDays(monday, 13) };
    const { occurrences } = await readOccurrences(database, [id], range);
    return occurrences.map(({ date, startTime }) => `${date} ${startTime}`);
  };

  test('runs over every lesson that was held: the date that would cut one off names it', async () => {
    const form = await formOf();
    const { id } = (await create(form)).body;
    const held = [addDays(monday, -14), addDays(monday, -7)];
    for (const attendanceDate of held)
      await database
        .insert(attendanceSheets)
        .values({ classId: id, attendanceDate, submittedBy: admin.accountId });
    const cut = {
      ...form,
      version: 1,
      commence_date: addDays(monday, -8),
      conclude_date: addDays(monday, -8),
    };
    const { status, body } = await update(id, cut);
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.errors).toEqual({
      commence_date: [expect.stringContaining(`${dateText(held[0]!, 'en')} was held`)],
      conclude_date: [expect.stringContaining(`${dateText(held[1]!, 'en')} was held`)],
    });
    expect((await update(id, { ...cut, commence_date: held[0], conclude_date: held[1] })).status).toBe(200);
  });

  test('has no new day or time that counts from after its end', async () => {
    const form = await formOf();
    const { id } = (await create(form)).body;
    const late = { ...form, ...wednesday, version: 1, from_date: addDays(form.conclude_date, 1) };
    expect(Object.keys((await update(id, late)).body.errors)).toEqual(['from_date']);
    await database
      .update(classes)
      .set({ commenceDate: '2024-01-01', concludeDate: '2024-06-30' })
      .where(eq(classes.id, id));
    const { version } = await details(id);
    const over = { ...form, version, commence_date: '2024-01-01', conclude_date: '2024-06-30' };
    expect(Object.keys((await update(id, { ...over, ...wednesday })).body.errors)).toEqual(['from_date']);
    expect((await update(id, over)).status).toBe(200);
  });

  test('keeps what took place; another day counts from the stated one on', async () => {
    const form = await formOf();
    const { id } = (await create(form)).body;
    await database
      .insert(attendanceSheets)
      .values({ classId: id, attendanceDate: addDays(monday, -7), submittedBy: admin.accountId });
    const before = await datesOf(id);
    const early = await update(id, { ...form, ...wednesday, version: 1, from_date: addDays(monday, -7) });
    expect([early.status, early.body.code]).toEqual([400, 'class_sheet_moves']);
    expect(await datesOf(id)).toEqual(before);

    const answer = await update(id, { ...form, ...wednesday, version: 1, from_date: addDays(monday, 1) });
    expect([answer.status, answer.body.message]).toEqual([200, 'The class of Sejarah is updated.']);
    expect(await datesOf(id)).toEqual([
      `${addDays(monday, -14)} 10:00`,
      `${addDays(monday, -7)} 10:00`,
      `${monday} 10:00`,
      `${addDays(monday, 2)} 16:00`,
      `${addDays(monday, 9)} 16:00`,
    ]);
    const { class_day, coming, earlier } = await details(id);
    // On a Monday the lesson is still to come.
    expect([class_day, ...coming.map((one) => one.class_day)].at(-1)).toBe('Wednesday');
    expect(earlier).toMatchObject([{ class_day: 'Monday' }]);
    const stale = await update(id, { ...form, version: 1 });
    expect([stale.status, stale.body.code]).toEqual([400, 'changed_meanwhile']);
  });

  test('names the changes that lose their date, and removes them when told to', async () => {
    const form = await formOf();
    const { id } = (await create(form)).body;
    const day = addDays(monday, 28);
    const made = { classId: id, createdBy: admin.accountId };
    await database.insert(classTimeChanges).values({
      ...{ ...made, originalDate: day, newDate: addDays(day, 4) },
      ...{ newStartTime: '08:00', newEndTime: '09:00' },
    });
    await database.insert(classCancellations).values({ ...made, dateCancelled: addDays(day, 7) });
    const edit = { ...form, ...wednesday, version: 1, from_date: addDays(monday, 14) };
    const refused = await update(id, edit);
    expect(refused.body).toMatchObject({
      code: 'class_changes_lost',
      message: expect.stringMatching(/the class change of .* to .*, the cancellation of /),
    });
    expect(await database.$count(classEarlierSchedules, eq(classEarlierSchedules.classId, id))).toBe(0);
    expect((await update(id, { ...edit, lose_changes: true })).status).toBe(200);
    const [change] = await database.select().from(classTimeChanges).where(eq(classTimeChanges.classId, id));
    expect(change).toMatchObject({ removedBy: admin.accountId });
  });
});

test('a list shows the schedule that counts today, and from which day on the next one does', async () => {
  const form = await formOf();
  const { id } = (await create(form)).body;
  const next = { class_day: 'Sunday' as const, start_time: '15:00', end_time: '16:30' };
  const [first, last] = [addDays(monday, 35), addDays(monday, 70)];
  await update(id, { ...form, ...next, version: 1, from_date: first });
  await update(id, { ...form, ...next, start_time: '14:00', version: 2, from_date: last });
  const now = {
    ...{ class_day: 'Monday', start_time: '10:00', end_time: '11:00' },
    coming: [
      { from: first, ...next },
      { from: last, ...next, start_time: '14:00' },
    ],
  };
  const found = async (day: string) =>
    (await list({ day, subject: form.subject_id })).data.find((one) => one.id === id);
  expect(await found('Monday')).toMatchObject(now);
  expect(await found('Sunday')).toBeUndefined();
  expect(await details(id)).toMatchObject({ ...now, earlier: [{ until: first }, { until: last }] });
});

test('a class that has not begun shows the schedule of its first day', async () => {
  const form = await formOf({ commence_date: addDays(monday, 35) });
  const { id } = (await create(form)).body;
  await update(id, { ...form, class_day: 'Friday', version: 1, from_date: addDays(monday, 70) });
  expect(await details(id)).toMatchObject({
    class_day: 'Monday',
    coming: [{ from: addDays(monday, 70), class_day: 'Friday' }],
  });
});

test('a deleted class is listed as deleted, no longer found, and deleted once', async () => {
  const { id } = (await create(await formOf())).body;
  const remove = () => call(contract.deleteClass, { params: { id } }, admin.token);
  expect((await remove()).body.message).toBe('The class of Sejarah is deleted.');
  expect((await remove()).status).toBe(404);
  expect((await call(contract.classDetails, { params: { id } }, admin.token)).status).toBe(404);
});

test('the students of a class are those of today, each once', async () => {
  const classId = await addClass(database, { branchId });
  const [here, gone, back] = [
    await addStudent(database, { branchId, name: 'Here' }),
    await addStudent(database, { branchId, name: 'Gone' }),
    await addStudent(database, { branchId, name: 'Back' }),
  ];
  await enroll(database, { classId, studentId: here.id });
  await enroll(database, { classId, studentId: gone.id, untilDate: today() });
  await enroll(database, { classId, studentId: back.id, untilDate: '2024-06-01' });
  await enroll(database, { classId, studentId: back.id, fromDate: today() });
  const { body } = await call(contract.classStudents, { params: { id: classId } }, admin.token);
  expect(body.data).toMatchObject([{ name: 'Back' }, { name: 'Here', student_id: here.studentId }]);
  expect((await list({ unpaginated: 1 })).data.find(({ id }) => id === classId)!.students).toBe(2);
});
