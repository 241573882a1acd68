import { beforeEach, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { cancelClass } from '@portal/shared-api/cancellations';
import * as contract from '@portal/shared-api/time-changes';
import { eq } from 'drizzle-orm';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { changesPortal, monday, thursday, tuesday } from './testing-changes.ts';

const { database, call, admin, georgetown, lepas, addTwin, begin } = await changesPortal();

let scene: Awaited<ReturnType<typeof begin>>;
beforeEach(async () => {
  scene = await begin();
});

test('takes a student to another class for once, and back when it is removed', async () => {
  const before = await scene.week();
  const answer = await scene.visit();
  expect([answer.status, answer.body.message]).toEqual([200, 'Time change successfully created.']);
  expect(await scene.week()).toEqual([[scene.thursdays, thursday, '15:00', 'individual']]);
  expect(await scene.roster(scene.mondays, monday)).toEqual([]);
  expect(await scene.roster(scene.thursdays, thursday)).toEqual([['Aina', true]]);
  const change = await scene.changeOf();
  expect(change).toMatchObject({
    ...{
      original_class: { id: scene.mondays },
      new_class: { id: scene.thursdays },
      created_by: 'Puan Salmah',
    },
    ...{ original_date: monday, new_date: thursday, student: { student_id: scene.aina.studentId } },
  });
  expect((await scene.remove('individual', change.id)).status).toBe(200);
  expect(await scene.week()).toEqual(before);
  expect(await scene.roster(scene.thursdays, thursday)).toEqual([]);
  expect((await scene.remove('individual', change.id)).status).toBe(404);
  expect((await scene.visit()).status).toBe(200);
});

test.each<[string, () => object | Promise<object>, Record<string, string[]>]>([
  [
    'a date without a lesson',
    () => ({ originalDate: tuesday }),
    { originalDate: ['The class has no lesson on this date'] },
  ],
  [
    'a lesson the student does not attend',
    () => ({
      originalClassId: scene.thursdays,
      originalDate: thursday,
      newClassId: scene.mondays,
      newDate: monday,
    }),
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
      await enroll(database, { classId: scene.thursdays, studentId: scene.aina.id });
      return {};
    },
    { newDate: ['The student attends this lesson already'] },
  ],
  [
    'a cancelled lesson',
    async () => {
      const body = { date_cancelled: thursday };
      await call(cancelClass, { params: { id: scene.thursdays }, body }, admin.token);
      return {};
    },
    { newDate: ['The lesson of this date is cancelled'] },
  ],
])('is refused for %s', async (_, more, errors) => {
  const answer = await scene.visit(await more());
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  expect(await database.$count(studentTimeChanges, eq(studentTimeChanges.studentId, scene.aina.id))).toBe(0);
});

test('is made once of each lesson, also when two ask at once, and never of the replacement itself', async () => {
  const answers = await Promise.all([scene.visit(), scene.visit({ newDate: addDays(thursday, 7) })]);
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
  await enroll(database, { classId: other, studentId: scene.aina.id });
  expect((await scene.visit()).body).toMatchObject({
    code: 'clashes',
    message: 'At that time these have another lesson: Aina (Sejarah, 4:00 PM - 5:00 PM).',
  });
  expect((await scene.visit({ despite_clashes: true })).status).toBe(200);
});

test('is no clash with the very lesson that it replaces', async () => {
  const beside = await addTwin(scene.mondays, { classDay: 'Monday', startTime: '16:00', endTime: '17:30' });
  expect((await scene.visit({ newClassId: beside, newDate: monday })).status).toBe(200);
  const { id } = await scene.changeOf();
  expect((await scene.remove('individual', id)).status).toBe(200);
});

test('follows its class to another date, and back', async () => {
  expect((await scene.move(scene.thursdays, thursday, addDays(monday, 5))).status).toBe(404);
  await scene.visit();
  expect((await scene.move(scene.thursdays, thursday, addDays(monday, 5))).status).toBe(200);
  expect(await scene.week()).toEqual([[scene.thursdays, addDays(monday, 5), '15:00', 'individual']]);
  expect(await scene.changeOf()).toMatchObject({ new_date: addDays(monday, 5) });
  const [moved] = (await scene.list()).data;
  expect((await scene.remove('class', moved!.id)).status).toBe(200);
  expect(await scene.week()).toEqual([[scene.thursdays, thursday, '15:00', 'individual']]);
});

test('stays once attendance was taken', async () => {
  await scene.visit({
    originalDate: addDays(mondayOf(today()), -7),
    newDate: addDays(mondayOf(today()), -4),
    despite_doubts: true,
  });
  const { id } = await scene.changeOf();
  await scene.takeSheet(scene.thursdays, addDays(mondayOf(today()), -4));
  expect((await scene.remove('individual', id)).body.code).toBe('time_change_attended');
});

test('says which clash its removal brings back', async () => {
  await scene.visit();
  const { id } = await scene.changeOf();
  const other = await addClass(database, {
    ...{ branchId: georgetown, subject: 'Sejarah', startTime: '16:00', endTime: '17:00' },
    concludeDate: addDays(monday, 300),
  });
  await enroll(database, { classId: other, studentId: scene.aina.id });
  expect((await scene.remove('individual', id)).body).toMatchObject({
    code: 'clashes',
    message: 'At that time these have another lesson: Aina (Sejarah, 4:00 PM - 5:00 PM).',
  });
  expect((await scene.remove('individual', id, { despite_clashes: 1 })).status).toBe(200);
});

test('is offered what exists: other classes of the subject, not cancelled, not attended anyway', async () => {
  const body = { date_cancelled: thursday };
  await call(cancelClass, { params: { id: scene.thursdays }, body }, admin.token);
  await addTwin(scene.mondays, { branchId: lepas, classDay: 'Friday' });
  await scene.visit({ newDate: addDays(thursday, 7) });
  const params = { id: scene.aina.id, classId: scene.mondays };
  const { body: choices } = await call(contract.replacementChoices, { params }, admin.token);
  const { original, replacements } = choices as contract.ReplacementChoices;
  expect(original.map(({ date }) => date)).not.toContain(monday);
  expect(original.map(({ date }) => date)).toContain(addDays(monday, 7));
  expect(replacements.map(({ of }) => of.id)).toEqual([scene.thursdays]);
  const { of } = replacements[0]!;
  expect(of).toMatchObject({ branch_id: of.branch.id, subject_id: of.subject.id });
  expect(of.teacher_ids).toEqual(of.teachers.map(({ id }) => id));
  const offered = replacements[0]!.meetings.map(({ date }) => date);
  expect(offered).not.toContain(thursday);
  expect(offered).not.toContain(addDays(thursday, 7));
  expect(offered).toContain(addDays(thursday, 14));
});
