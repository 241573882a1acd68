import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/calendar-feed';
import { addDays, mondayOf, timeOfDay, today } from '@portal/shared-api/calendar';
import { cancelClass, removeCancellation } from '@portal/shared-api/cancellations';
import { changeClassTime, removeTimeChange } from '@portal/shared-api/time-changes';
import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { accounts } from '../database/schema/accounts.ts';
import { parentStudents } from '../database/schema/parents.ts';
import { classCancellations, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addParent, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { app, database, call } = await testPortal();

const monday = addDays(mondayOf(today()), 7);
const IC = '150101070009';
/** 80 characters, including all those with a special meaning in iCalendar. */
const NAME = `${'数'.repeat(40)},分;\n${'学'.repeat(36)}😀`;

let admin: Person;
let branchId: number;
let classId: number;
let teacher: Person;
let aina: Person & { studentId: string };
let parent: Person;

beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_3' });
});
beforeEach(async () => {
  teacher = await addTeacher(database, { name: 'Cikgu Wong' });
  aina = await addStudent(database, { branchId, name: 'Aina', joined: '2024-01-02', ic: IC });
  parent = await addParent(database, { children: [aina.id] });
  classId = await addClass(database, { branchId, subject: NAME, concludeDate: addDays(monday, 60) });
  await enroll(database, { classId, studentId: aina.id });
  await teach(database, classId, teacher.id);
});

const addressOf = async (person: Person): Promise<string> =>
  (await call(contract.createCalendarFeed, {}, person.token)).body.path;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** The events of a feed by start time, parsed as a calendar would. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: one.getFirstPropertyValue('status') as string,
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
    };
  });
}
test('a second reader finds every lesson at its time, wherever it reads', async () => {
  const answer = await get(await addressOf(aina));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, contract.CALENDAR_TYPE]);
  const first = eventsOf(answer.body).find(({ start }) => start.toISOString().startsWith(monday))!;
  // 15:00 to 16:30 in Kuala Lumpur.
  expect(first.start.toISOString()).toBe(`${monday}T07:00:00.000Z`);
  expect(first.end.toISOString()).toBe(`${monday}T08:30:00.000Z`);
  expect(timeOfDay(first.start)).toBe('15:00');
  // In UTC, so that no reader interprets it in its own time zone.
  const times = answer.body.match(/^DT(START|END|STAMP).*$/gm)!;
  expect(times.every((line) => /:\d{8}T\d{6}Z\r?$/.test(line))).toBe(true);
  expect(first).toMatchObject({ status: 'CONFIRMED' });
});

test('a long name in Chinese is folded at 75 octets, no letter broken, and comes back as it was', async () => {
  const { rawPayload, body } = await get(await addressOf(teacher));
  let start = 0;
  for (let end = rawPayload.indexOf('\r\n'); end >= 0; end = rawPayload.indexOf('\r\n', start)) {
    const line = rawPayload.subarray(start, end);
    expect(line.length).toBeLessThanOrEqual(75);
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(line)).not.toThrow();
    start = end + 2;
  }
  expect(start).toBe(rawPayload.length);
  expect(eventsOf(body)[0]!.summary).toBe(NAME);
});

test('a lesson keeps its name and counts up with every change, and a cancelled one says so', async () => {
  const address = await addressOf(aina);
  const lesson = async () =>
    eventsOf((await get(address)).body).find(({ uid }) => uid.includes(`-${classId}-${monday}`))!;
  const before = await lesson();
  const body = {
    originalDate: monday,
    newDate: addDays(monday, 2),
    newStartTime: '00:15',
    newEndTime: '01:00',
  };
  await call(changeClassTime, { params: { id: classId }, body }, admin.token);
  const moved = await lesson();
  expect(moved.sequence).toBeGreaterThan(before.sequence);
  expect(moved.start.toISOString()).toBe(`${addDays(monday, 1)}T16:15:00.000Z`);

  await call(cancelClass, { params: { id: classId }, body: { date_cancelled: monday } }, admin.token);
  const cancelled = await lesson();
  expect(cancelled).toMatchObject({ uid: before.uid, status: 'CANCELLED' });
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence);

  const [cancellation] = await database
    .select({ id: classCancellations.id })
    .from(classCancellations)
    .where(eq(classCancellations.classId, classId));
  await call(removeCancellation, { params: { id: cancellation!.id } }, admin.token);
  const back = await lesson();
  expect(back).toMatchObject({ uid: before.uid, status: 'CONFIRMED' });
  expect(back.sequence).toBeGreaterThan(cancelled.sequence);
});

test('a lesson that the student alone was moved away from stays, cancelled, and comes back', async () => {
  const other = await addClass(database, {
    ...{ branchId, subject: 'Sejarah', classDay: 'Friday', concludeDate: addDays(monday, 60) },
  });
  const friday = addDays(monday, 4);
  const address = await addressOf(aina);
  const find = async (id: number, date: string) =>
    eventsOf((await get(address)).body).find(({ uid }) => uid.includes(`-${id}-${date}`));
  const before = (await find(classId, monday))!;
  expect(await find(other, friday)).toBeUndefined();

  const [change] = await database
    .insert(studentTimeChanges)
    .values({
      ...{ studentId: aina.id, originalClassId: classId, originalDate: monday },
      ...{ newClassId: other, newDate: friday, createdBy: admin.accountId },
    })
    .returning({ id: studentTimeChanges.id });
  const replaced = (await find(classId, monday))!;
  expect(replaced).toMatchObject({ uid: before.uid, status: 'CANCELLED', start: before.start });
  expect(replaced.sequence).toBeGreaterThan(before.sequence);
  const visit = (await find(other, friday))!;
  expect(visit.status).toBe('CONFIRMED');

  await call(removeTimeChange, { params: { kind: 'individual', id: change!.id } }, admin.token);
  const back = (await find(classId, monday))!;
  expect(back).toMatchObject({ uid: before.uid, status: 'CONFIRMED' });
  expect(back.sequence).toBeGreaterThan(replaced.sequence);
  const gone = (await find(other, friday))!;
  expect(gone).toMatchObject({ uid: visit.uid, status: 'CANCELLED' });
  expect(gone.sequence).toBeGreaterThan(visit.sequence);
  const uids = eventsOf((await get(address)).body).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
});

test('says so when nothing has changed, and that it did', async () => {
  const address = await addressOf(parent);
  const first = await get(address);
  const etag = first.headers.etag as string;
  expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304);
  await call(cancelClass, { params: { id: classId }, body: { date_cancelled: monday } }, admin.token);
  const second = await get(address, { 'if-none-match': etag });
  expect(second.statusCode).toBe(200);
  expect(second.headers.etag).not.toBe(etag);
});

test('a parent sees of which child a lesson is; nothing private is in it', async () => {
  const ben = await addStudent(database, { branchId, name: 'Ben', joined: '2024-01-02' });
  await enroll(database, { classId, studentId: ben.id });
  await database.insert(parentStudents).values({ parentId: parent.id, studentId: ben.id });
  const { body } = await get(await addressOf(parent));
  const events = eventsOf(body);
  const names = new Set(events.map(({ summary }) => summary.split(':')[0]));
  expect([...names].sort()).toEqual(['Aina', 'Ben']);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const secret of [IC, '+60', '120.00', 'SS1', aina.email]) expect(body).not.toContain(secret);
});

test('an address ends when another one is made, when it is revoked, and with the account', async () => {
  const first = await addressOf(aina);
  const second = await addressOf(aina);
  expect((await get(first)).statusCode).toBe(404);
  expect((await get(second)).statusCode).toBe(200);
  expect((await call(contract.calendarFeed, {}, aina.token)).body.created_at).toEqual(expect.any(String));
  expect((await call(contract.removeCalendarFeed, {}, aina.token)).status).toBe(200);
  expect((await get(second)).statusCode).toBe(404);
  expect((await call(contract.calendarFeed, {}, aina.token)).body).toEqual({ created_at: null });

  const third = await addressOf(aina);
  await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, aina.accountId));
  expect((await get(third)).statusCode).toBe(404);
});

test('a parent who is linked to nobody any more has no calendar', async () => {
  const address = await addressOf(parent);
  expect((await get(address)).statusCode).toBe(200);
  await database
    .delete(parentStudents)
    .where(and(eq(parentStudents.parentId, parent.id), eq(parentStudents.studentId, aina.id)));
  expect((await get(address)).statusCode).toBe(404);
});

test.each(['nothing', 'a'.repeat(43) + '.ics', 'a'.repeat(44)])('%s leads nowhere', async (token) => {
  expect((await get(`/api/calendar-feed/${token}`)).statusCode).toBe(404);
});
