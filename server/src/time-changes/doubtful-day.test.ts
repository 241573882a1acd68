import { beforeEach, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/time-changes';
import { eq } from 'drizzle-orm';
import { classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { refuseDoubtfulDay } from './doubtful-day.ts';
import { changesPortal, monday, thursday } from './testing-changes.ts';

const { database, call, admin, georgetown, begin } = await changesPortal();
const hours = ['08:00', '09:00'] as [string, string];
const conclude = addDays(monday, 40);

let scene: Awaited<ReturnType<typeof begin>>;
/** A class of Mondays that ends within 60 days. */
let short: number;
beforeEach(async () => {
  scene = await begin();
  short = await addClass(database, {
    ...{ branchId: georgetown, commenceDate: addDays(today(), -10), concludeDate: conclude },
  });
  await teach(database, short, scene.teacher.id);
  await enroll(database, { classId: short, studentId: scene.aina.id });
});

const written = () => database.$count(classTimeChanges, eq(classTimeChanges.classId, short));

test.each<[string, string, RegExp]>([
  ['yesterday', addDays(today(), -1), /: this day is over\.$/],
  ['before the class begins', addDays(today(), -11), /: this day is over, the class begins on \w+ \d/],
  ['after the class ends', addDays(conclude, 1), /: the class ends on \w+ \d+ \w+ \d{4}\.$/],
  ['61 days later', addDays(monday, 61), /: it is more than 60 days from Monday \d.*, the class ends/],
])('a lesson moves to %s only by who says so, admin or teacher', async (_, newDate, words) => {
  const byAdmin = (more = {}) => scene.move(short, monday, newDate, hours, more);
  const byTeacher = (more = {}) => scene.moveTaught(short, newDate, hours, scene.teacher.token, more);
  for (const move of [byAdmin, byTeacher]) {
    const { status, body } = await move();
    expect([status, body.code]).toEqual([400, 'time_change_doubtful']);
    expect(body.message).toMatch(/^The lesson would be on \w+day \d+ \w+ \d{4}: /);
    expect(body.message).toMatch(words);
  }
  expect(await written()).toBe(0);
  for (const move of [byAdmin, byTeacher]) {
    expect((await move({ despite_doubts: true })).status).toBe(200);
    expect(await written()).toBe(1);
    await database.delete(classTimeChanges);
  }
});

test('a near day within the run is not asked about', async () => {
  expect((await scene.move(short, monday, conclude, hours)).status).toBe(200);
  expect((await scene.move(scene.mondays, monday, addDays(monday, 60), hours)).status).toBe(200);
});

test('a clash is said after the day', async () => {
  const answers = [];
  for (const more of [{}, { despite_doubts: true }, { despite_doubts: true, despite_clashes: true }])
    // Tuesdays of the far weeks: Aina has another class then.
    answers.push((await scene.move(short, monday, addDays(monday, 63), ['15:00', '16:00'], more)).body);
  expect(answers.map(({ code }) => code ?? 'done')).toEqual(['time_change_doubtful', 'clashes', 'done']);
});

test('a student visits a lesson of a day that is over only by who says so', async () => {
  const last = addDays(mondayOf(today()), -7);
  const replaced = { originalDate: last, newDate: addDays(last, 3) };
  const visits = () => database.$count(studentTimeChanges, eq(studentTimeChanges.studentId, scene.aina.id));
  const { status, body } = await scene.visit(replaced);
  expect([status, body.code, await visits()]).toEqual([400, 'time_change_doubtful', 0]);
  expect((await scene.visit({ ...replaced, despite_doubts: true })).status).toBe(200);
  expect((await scene.visit({ originalDate: monday, newDate: thursday })).status).toBe(200);
  expect(await visits()).toBe(2);
});

test('the doubts are said in Chinese too', async () => {
  const body = { originalDate: monday, newDate: '2999-01-01', newStartTime: '08:00', newEndTime: '09:00' };
  const { body: answer } = await call(
    contract.changeClassTime,
    { params: { id: short }, body, headers: { 'accept-language': 'zh' } },
    admin.token,
  );
  expect(answer.message).toMatch(
    /^这堂课将调到2999年1月1日（星期二）：离.*（星期一）超过 60 天、.*班级在.*就结课。$/,
  );
});

test('today is no doubt', () => {
  const run = { commenceDate: today(), concludeDate: today() };
  expect(() => refuseDoubtfulDay({ from: addDays(today(), -60), to: today(), run }, 'en')).not.toThrow();
});
