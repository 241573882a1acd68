import { beforeAll, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { cancelClass, cancellationHistory, removeCancellation } from '@portal/shared-api/cancellations';
import { changeClassTime } from '@portal/shared-api/time-changes';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

let admin: Person;
let branchId: number;
const monday = addDays(mondayOf(today()), 7);

beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_3', name: 'Puan Salmah' });
});

/** A class on Mondays from 15:00 to 16:30 with one student. */
async function classOf(details: object = {}) {
  const student = await addStudent(database, { branchId, name: 'Ali', joined: '2024-01-02' });
  const id = await addClass(database, {
    ...{ branchId, commenceDate: '2024-01-01', concludeDate: addDays(monday, 300), ...details },
  });
  await enroll(database, { classId: id, studentId: student.id });
  return { id, student };
}

const cancel = (id: number, date_cancelled: string) =>
  call(cancelClass, { params: { id }, body: { date_cancelled } }, admin.token);
const remove = (id: number, query = {}) => call(removeCancellation, { params: { id }, query }, admin.token);
const history = async (id: number) =>
  (await call(cancellationHistory, { params: { id } }, admin.token)).body.data as {
    id: number;
    removed_by: string | null;
  }[];
const move = (id: number, originalDate: string, newDate: string, more: object = {}) =>
  call(
    changeClassTime,
    {
      params: { id },
      body: { originalDate, newDate, newStartTime: '09:30', newEndTime: '10:30', ...more },
    },
    admin.token,
  );

test('a lesson is cancelled once, kept in the history, and brought back', async () => {
  const { id } = await classOf();
  expect((await cancel(id, monday)).body.message).toBe('Class Cancelled Successfully');
  expect((await cancel(id, monday)).body.errors).toEqual({
    date_cancelled: ['The lesson of this date is cancelled'],
  });
  const [made] = await history(id);
  expect(made).toMatchObject({ date_cancelled: monday, created_by: 'Puan Salmah', removed_by: null });
  expect((await remove(made!.id)).body.message).toMatch(/^Class Cancellation for .* is removed\.$/);
  expect((await remove(made!.id)).status).toBe(404);
  expect(await history(id)).toMatchObject([{ removed_by: 'Puan Salmah' }]);
  expect((await cancel(id, monday)).status).toBe(200);
});

test('only a lesson that is to come is cancelled', async () => {
  const { id } = await classOf();
  const past = addDays(monday, -14);
  await database
    .insert(attendanceSheets)
    .values({ classId: id, attendanceDate: past, submittedBy: admin.accountId });
  expect((await cancel(id, past)).body.errors).toEqual({
    date_cancelled: ['Attendance of this lesson was taken already'],
  });
  expect((await cancel(id, addDays(monday, 1))).body.errors).toEqual({
    date_cancelled: ['The class has no lesson on this date'],
  });
});

test('a moved lesson is cancelled wherever it is, by its own date', async () => {
  const { id } = await classOf();
  expect((await move(id, monday, addDays(monday, 2))).body.message).toBe(
    'Time Changes Created for the Class',
  );
  expect((await cancel(id, addDays(monday, 2))).status).toBe(200);
  expect(await history(id)).toMatchObject([{ date_cancelled: monday }]);
});

test('what a removed cancellation gets into the way of is said first', async () => {
  const { id, student } = await classOf();
  await cancel(id, monday);
  const { id: other } = await classOf({ classDay: 'Tuesday', subject: 'Sejarah' });
  await enroll(database, { classId: other, studentId: student.id });
  const toMonday = { newStartTime: '16:00', newEndTime: '17:00' };
  expect((await move(other, addDays(monday, 1), monday, toMonday)).status).toBe(200);
  const [made] = await history(id);
  const asked = await remove(made!.id);
  expect(asked.body).toMatchObject({
    code: 'clashes',
    message: 'At that time these have another lesson: Ali (Sejarah, 4:00 PM - 5:00 PM).',
  });
  expect((await remove(made!.id, { despite_clashes: 1 })).status).toBe(200);
});

test.each<[string, (day: string) => [string, string], Record<string, string[]>]>([
  [
    'not from another weekday',
    (day) => [addDays(day, 1), addDays(day, 2)],
    { originalDate: ['Original date should be Monday.'] },
  ],
  [
    'not onto a day of its own',
    (day) => [day, addDays(day, 7)],
    { newDate: ['The class has a lesson of its own on this date'] },
  ],
  [
    'not outside its run',
    () => ['2023-01-02', '2023-01-03'],
    { originalDate: ['The class has no lesson on this date'] },
  ],
])('a class is moved %s', async (_, dates, errors) => {
  const { id } = await classOf();
  const answer = await move(id, ...dates(monday));
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test('a class is moved once, never one that is cancelled, and not without students', async () => {
  const { id } = await classOf();
  await move(id, monday, addDays(monday, 2));
  expect((await move(id, monday, addDays(monday, 3))).body.errors).toEqual({
    originalDate: ['The lesson of this date was moved already. Remove that time change first'],
  });
  await cancel(id, addDays(monday, 7));
  expect((await move(id, addDays(monday, 7), addDays(monday, 9))).status).toBe(400);
  const empty = await addClass(database, { branchId, concludeDate: '2999-12-31' });
  const answer = await move(empty, monday, addDays(monday, 2));
  expect([answer.status, answer.body.message]).toEqual([
    404,
    'Time Change Failed, Class may have no students.',
  ]);
});

test('of two admins who move two classes of one teacher onto one free slot, one is told', async () => {
  const teacher = await addTeacher(database, { name: 'Cikgu Wong' });
  const [one, two] = [await classOf(), await classOf({ classDay: 'Tuesday' })];
  for (const { id } of [one, two]) await teach(database, id, teacher.id);
  const saturday = addDays(monday, 5);
  const answers = await Promise.all([
    move(one.id, monday, saturday),
    move(two.id, addDays(monday, 1), saturday),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const told = answers.find(({ status }) => status === 400)!;
  expect(told.body).toMatchObject({ code: 'clashes', message: expect.stringContaining('Cikgu Wong') });
  const again = told === answers[0] ? ([one.id, monday] as const) : ([two.id, addDays(monday, 1)] as const);
  expect((await move(...again, saturday, { despite_clashes: true })).status).toBe(200);
});

test('a time change that changes nothing is refused with words', async () => {
  const { id } = await classOf();
  const same = { newStartTime: '15:00', newEndTime: '16:30' };
  const { status, body } = await move(id, monday, monday, same);
  expect([status, body.errors.newDate]).toEqual([
    400,
    ['This is the date and time that the lesson has already. Please choose another date or time'],
  ]);
  expect((await move(id, monday, monday, { newStartTime: '15:15', newEndTime: '16:45' })).status).toBe(200);
});
