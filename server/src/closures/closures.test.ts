import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/closures';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { classCancellations } from '../database/schema/time-changes.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();

let admin: Person;
beforeAll(async () => {
  admin = await addAdmin(database, { level: 'level_3' });
});

describe('closing a branch for a day', () => {
  const monday = addDays(mondayOf(today()), 7);

  test('says beforehand what it cancels, cancels that alone, and leaves what was taken', async () => {
    const branchId = await addBranch(database, 'Georgetown');
    const other = await addBranch(database, 'Bayan Lepas');
    const dates = { commenceDate: '2024-01-01', concludeDate: addDays(monday, 100) };
    const [one, two] = [
      await addClass(database, { branchId, ...dates, subject: 'Sejarah' }),
      await addClass(database, {
        branchId,
        ...dates,
        subject: 'Sains',
        startTime: '17:00',
        endTime: '18:00',
      }),
    ];
    await addClass(database, { branchId, ...dates, classDay: 'Tuesday' });
    await addClass(database, { branchId: other, ...dates });
    const [ali, siti] = [await addStudent(database, { branchId }), await addStudent(database, { branchId })];
    for (const [classId, studentId] of [
      [one, ali.id],
      [two, ali.id],
      [two, siti.id],
    ] as const)
      await enroll(database, { classId, studentId });
    const preview = async (date: string) =>
      (await call(contract.previewClosure, { params: { branchId }, query: { date } }, admin.token)).body;
    const close = (date: string) =>
      call(contract.closeBranch, { params: { branchId }, body: { date, reason: 'Flood' } }, admin.token);

    expect(await preview(monday)).toEqual({
      classes: [
        {
          class_id: one,
          name: 'Sejarah',
          start_time: '15:00',
          end_time: '16:30',
          students: 1,
          is_taken: false,
        },
        {
          class_id: two,
          name: 'Sains',
          start_time: '17:00',
          end_time: '18:00',
          students: 2,
          is_taken: false,
        },
      ],
      students: 2,
      visitors: [],
    });
    expect(await database.$count(classCancellations)).toBe(0);
    expect((await close(monday)).body.message).toMatch(
      /^Georgetown is closed on .*: 2 classes are cancelled\.$/,
    );
    expect(await database.select().from(classCancellations)).toMatchObject([
      { classId: one, dateCancelled: monday, reason: 'Flood' },
      { classId: two, dateCancelled: monday, reason: 'Flood' },
    ]);
    expect(await preview(monday)).toEqual({ classes: [], students: 0, visitors: [] });

    const past = addDays(monday, -14);
    await database
      .insert(attendanceSheets)
      .values({ classId: one, attendanceDate: past, submittedBy: admin.accountId });
    expect((await preview(past)).classes.map((row: { is_taken: boolean }) => row.is_taken)).toEqual([
      true,
      false,
    ]);
    const refused = await close(past);
    expect([refused.status, refused.body.errors.date]).toEqual([400, ['Please choose today or a later day']]);
    expect(await database.$count(classCancellations)).toBe(2);
  });

  test('that has no class left is refused in words', async () => {
    const branchId = await addBranch(database, 'Quiet');
    await addClass(database, { branchId, commenceDate: '2024-01-01', concludeDate: addDays(monday, 100) });
    const close = () =>
      call(
        contract.closeBranch,
        { params: { branchId }, body: { date: monday, reason: 'Flood' } },
        admin.token,
      );
    expect((await close()).status).toBe(200);
    const again = await close();
    expect([again.status, again.body.code]).toEqual([400, 'closure_nothing']);
    expect(again.body.message).toContain('Quiet has no class left to cancel on ');
  });

  test('asks the database as often for many classes as for few', async () => {
    const branchId = await addBranch(database, 'Busy');
    const dates = { commenceDate: '2024-01-01', concludeDate: addDays(monday, 100) };
    const preview = () =>
      call(contract.previewClosure, { params: { branchId }, query: { date: monday } }, admin.token);
    await addClass(database, { branchId, ...dates });
    const few = await preview();
    for (let hour = 8; hour < 20; hour += 1) {
      const classId = await addClass(database, {
        branchId,
        ...dates,
        startTime: `${hour}:00`,
        endTime: `${hour}:45`,
      });
      await enroll(database, { classId, studentId: (await addStudent(database, { branchId })).id });
    }
    const many = await preview();
    expect(many.body.classes).toHaveLength(13);
    expect(many.queries).toBe(few.queries);
  });
});
