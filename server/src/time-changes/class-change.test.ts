import { beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { eq } from 'drizzle-orm';
import { classTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addTeacher } from '../testing/people.ts';
import { changesPortal, monday, tuesday } from './testing-changes.ts';

const { database, admin, georgetown, lepas, addTwin, begin } = await changesPortal();

let scene: Awaited<ReturnType<typeof begin>>;
beforeEach(async () => {
  scene = await begin();
});

describe('a class change', () => {
  test('is in the list with both times, and its removal brings everything back', async () => {
    const before = await scene.week();
    expect((await scene.move(scene.mondays, monday, tuesday, ['09:30', '10:30'])).status).toBe(200);
    expect(await scene.week()).toEqual([[scene.mondays, tuesday, '09:30', 'class']]);
    const [change] = (await scene.list()).data;
    expect(change).toMatchObject({
      original_class: { id: scene.mondays, start_time: '15:00', end_time: '16:30' },
      new_class: { id: scene.mondays, start_time: '09:30', end_time: '10:30' },
      ...{ original_date: monday, new_date: tuesday, student: null },
      teachers: [{ name: 'Cikgu Wong' }],
    });
    expect((await scene.remove('class', change!.id)).status).toBe(200);
    expect(await scene.week()).toEqual(before);
    expect((await scene.list()).data.map(({ id }) => id)).not.toContain(change!.id);
  });

  test('across the end of a year moves that lesson alone', async () => {
    const december = await addTwin(scene.mondays, { concludeDate: '2999-12-31' });
    await teach(database, december, scene.teacher.id);
    await enroll(database, { classId: december, studentId: scene.aina.id });
    const last = mondayOf(`${Number(today().slice(0, 4)) + 1}-01-01`);
    const date = addDays(last, 9);
    expect((await scene.move(december, last, date, ['08:00', '09:00'])).status).toBe(200);
    expect(await scene.roster(december, date)).toEqual([['Aina', false]]);
    expect(await scene.roster(december, addDays(last, 7))).toEqual([['Aina', false]]);
  });

  test('stays once attendance was taken', async () => {
    const last = addDays(mondayOf(today()), -7);
    const noDoubts = { despite_doubts: true };
    await scene.move(scene.mondays, last, addDays(last, 1), ['15:00', '16:30'], noDoubts);
    const [change] = (await scene.list()).data;
    await scene.takeSheet(scene.mondays, addDays(last, 1));
    expect((await scene.remove('class', change!.id)).body.code).toBe('time_change_attended');
  });

  test('says which clash its removal brings back', async () => {
    await scene.move(scene.mondays, monday, tuesday);
    const [change] = (await scene.list()).data;
    const other = await addClass(database, { branchId: georgetown, concludeDate: addDays(monday, 300) });
    await enroll(database, { classId: other, studentId: scene.aina.id });
    const told = await scene.remove('class', change!.id);
    expect(told.body).toMatchObject({
      code: 'clashes',
      message: expect.stringContaining('Aina (Mathematics'),
    });
    expect((await scene.remove('class', change!.id, { despite_clashes: true })).status).toBe(200);
  });

  test('is shown to the own branch alone, 15 to a page, newest first', async () => {
    const elsewhere = await addClass(database, { branchId: lepas, concludeDate: addDays(monday, 300) });
    await database.insert(classTimeChanges).values({
      ...{ classId: elsewhere, originalDate: monday, newDate: tuesday, createdBy: admin.accountId },
      ...{ newStartTime: '09:00', newEndTime: '10:00' },
    });
    for (let week = 1; week <= 16; week++)
      await database.insert(classTimeChanges).values({
        ...{
          classId: scene.mondays,
          originalDate: addDays(monday, 7 * week),
          newDate: addDays(tuesday, 7 * week),
        },
        ...{ newStartTime: '09:00', newEndTime: '10:00', createdBy: admin.accountId },
      });
    const { data, lastPage } = await scene.list();
    expect(data).toHaveLength(15);
    expect(lastPage).toBe(2);
    expect(data[0]!.original_date).toBe(addDays(monday, 7 * 16));
    expect(
      [...data, ...(await scene.list({ page: 2 })).data].map(({ new_class }) => new_class.id),
    ).not.toContain(elsewhere);
    const whole = await addAdmin(database, { level: 'level_3' });
    const all = [
      ...(await scene.list({}, whole.token)).data,
      ...(await scene.list({ page: 2 }, whole.token)).data,
    ];
    expect(all.map(({ new_class }) => new_class.id)).toContain(elsewhere);
  });
});

describe('a teacher', () => {
  test('moves a lesson of an own class, not into anybody’s way', async () => {
    const other = await addClass(database, {
      ...{ branchId: georgetown, subject: 'Sejarah', classDay: 'Tuesday' },
      ...{ startTime: '10:00', endTime: '11:00', concludeDate: addDays(monday, 300) },
    });
    await enroll(database, { classId: other, studentId: scene.aina.id });
    const refused = await scene.moveTaught(scene.mondays, tuesday, ['09:30', '10:30']);
    expect(refused.body).toMatchObject({
      code: 'clashes_refused',
      message: expect.stringContaining('Aina (Sejarah, 10:00 AM - 11:00 AM)'),
    });
    expect((await scene.moveTaught(scene.mondays, tuesday, ['09:00', '10:00'])).body.message).toBe(
      'Time Changes Created for the Class',
    );
    expect(await scene.week()).toEqual([
      [scene.mondays, tuesday, '09:00', 'class'],
      [other, tuesday, '10:00', 'none'],
    ]);
  });

  test('moves a lesson by 15 minutes within its own slot', async () => {
    expect((await scene.moveTaught(scene.mondays, monday, ['15:15', '16:45'])).status).toBe(200);
  });

  test('moves nothing of another teacher', async () => {
    const stranger = await addTeacher(database, { name: 'Cikgu Lee' });
    const answer = await scene.moveTaught(scene.mondays, tuesday, ['09:00', '10:00'], stranger.token);
    expect(answer.status).toBe(403);
    expect(await database.$count(classTimeChanges, eq(classTimeChanges.classId, scene.mondays))).toBe(0);
  });
});
