import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { classEarlierSchedules, type classes } from '../database/schema/classes.ts';
import { studentPeriods } from '../database/schema/students.ts';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { clashesOfClass, clashesOfStudents } from './find-clashes.ts';
import { findOccurrence, readOccurrences, readRosters } from './read-occurrences.ts';

const { database } = await testPortal();

let branchId: number;
let madeBy: number;

beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  madeBy = (await addAdmin(database, { level: 'level_3' })).accountId;
});

const pupil = (name: string) => addStudent(database, { branchId, name, joined: '2024-01-02' });

/** A class on Mondays at 15:00 with its teacher and students. */
async function classOf(students: { id: number }[], details: Partial<typeof classes.$inferInsert> = {}) {
  const classId = await addClass(database, { branchId, ...details });
  const teacher = await addTeacher(database, { name: `Teacher of ${classId}` });
  await teach(database, classId, teacher.id);
  for (const { id } of students) await enroll(database, { classId, studentId: id });
  return { classId, teacher };
}

const move = (classId: number, originalDate: string, newDate: string, [start, end] = ['09:00', '10:30']) =>
  database.insert(classTimeChanges).values({
    ...{ classId, originalDate, newDate, createdBy: madeBy },
    ...{ newStartTime: start, newEndTime: end },
  });

const cancel = (classId: number, dateCancelled: string) =>
  database.insert(classCancellations).values({ classId, dateCancelled, createdBy: madeBy });

async function rostersOf(classId: number, from: string, to = from) {
  const { rosters } = await readRosters(database, classId, { from, to });
  return Object.fromEntries(
    rosters.map(({ occurrence, students }) => [
      occurrence.date,
      students.map(({ studentId, replace }) => (replace ? -studentId : studentId)).toSorted(),
    ]),
  );
}

describe('a roster', () => {
  test('lists who belonged there on that day, whoever came, left or came back since', async () => {
    const [stays, joins, leaves, returns] = [
      await pupil('Stays'),
      await pupil('Joins'),
      await pupil('Leaves'),
      await pupil('Returns'),
    ];
    const { classId } = await classOf([stays]);
    await enroll(database, { classId, studentId: joins.id, fromDate: '2025-03-04' });
    await enroll(database, { classId, studentId: leaves.id, untilDate: '2025-03-10' });
    await enroll(database, { classId, studentId: returns.id, untilDate: '2025-02-01' });
    await enroll(database, { classId, studentId: returns.id, fromDate: '2025-03-01' });
    expect(await rostersOf(classId, '2025-03-03', '2025-03-10')).toEqual({
      '2025-03-03': [stays.id, leaves.id, returns.id],
      '2025-03-10': [stays.id, joins.id, returns.id],
    });
  });

  test('ends with the time at the centre and goes on after a rejoin', async () => {
    const away = await pupil('Away');
    const { classId } = await classOf([away]);
    await database
      .update(studentPeriods)
      .set({ untilDate: '2025-03-10' })
      .where(eq(studentPeriods.studentId, away.id));
    await database.insert(studentPeriods).values({ studentId: away.id, fromDate: '2025-03-17' });
    expect(await rostersOf(classId, '2025-03-03', '2025-03-17')).toEqual({
      '2025-03-03': [away.id],
      '2025-03-10': [],
      '2025-03-17': [away.id],
    });
  });

  test('has a visitor marked, not in the own class, and follows the class that was moved', async () => {
    const guest = await pupil('Guest');
    const { classId: home } = await classOf([guest]);
    const { classId: other } = await classOf([], { classDay: 'Thursday' });
    await database.insert(studentTimeChanges).values({
      ...{ studentId: guest.id, originalClassId: home, originalDate: '2025-03-03' },
      ...{ newClassId: other, newDate: '2025-03-06', createdBy: madeBy },
    });
    expect(await rostersOf(home, '2025-03-03')).toEqual({ '2025-03-03': [] });
    expect(await rostersOf(other, '2025-03-06')).toEqual({ '2025-03-06': [-guest.id] });
    await move(other, '2025-03-06', '2025-03-08');
    expect(await rostersOf(other, '2025-03-01', '2025-03-09')).toEqual({ '2025-03-08': [-guest.id] });
  });
});

test('only the moved occurrence moves, and over the end of a year too', async () => {
  const { classId } = await classOf([], { classDay: 'Tuesday', concludeDate: '2026-12-31' });
  await move(classId, '2026-03-03', '2026-03-05');
  await move(classId, '2025-12-30', '2026-01-02');
  const datesOf = async (from: string, to: string) =>
    (await readOccurrences(database, [classId], { from, to })).occurrences.map(({ date }) => date);
  expect(await datesOf('2026-02-24', '2026-03-10')).toEqual(['2026-02-24', '2026-03-05', '2026-03-10']);
  expect(await datesOf('2025-12-23', '2026-01-06')).toEqual(['2025-12-23', '2026-01-02', '2026-01-06']);
  await database
    .update(classTimeChanges)
    .set({ removedBy: madeBy, removedAt: sql`now()` })
    .where(eq(classTimeChanges.classId, classId));
  expect(await datesOf('2026-02-24', '2026-03-10')).toEqual(['2026-02-24', '2026-03-03', '2026-03-10']);
});

test('an earlier schedule stays in force for its days', async () => {
  const { classId } = await classOf([], { classDay: 'Wednesday', startTime: '16:00', endTime: '17:00' });
  await database.insert(classEarlierSchedules).values({
    ...{ classId, untilDate: '2025-03-04', classDay: 'Monday', startTime: '10:00', endTime: '11:00' },
  });
  const { occurrences } = await readOccurrences(database, [classId], {
    from: '2025-02-24',
    to: '2025-03-12',
  });
  expect(occurrences.map(({ date, startTime }) => `${date} ${startTime}`)).toEqual([
    '2025-02-24 10:00',
    '2025-03-03 10:00',
    '2025-03-05 16:00',
    '2025-03-12 16:00',
  ]);
});

test('a date means the occurrence of that name, wherever it is, or the one that is there', async () => {
  const { classId } = await classOf([]);
  await move(classId, '2025-03-03', '2025-03-05');
  await cancel(classId, '2025-03-10');
  const find = async (date: string) => (await findOccurrence(database, classId, date)).occurrence;
  expect(await find('2025-03-03')).toMatchObject({ scheduledDate: '2025-03-03', date: '2025-03-05' });
  expect(await find('2025-03-05')).toMatchObject({ scheduledDate: '2025-03-03', date: '2025-03-05' });
  expect(await find('2025-03-10')).toMatchObject({ cancelled: true });
  expect(await find('2025-03-11')).toBeUndefined();
});

describe('clashes', () => {
  const slot = (classId: number, startTime: string, endTime: string, date = '2025-04-08') => ({
    ...{ classId, scheduledDate: '2025-04-07', date, startTime, endTime },
  });

  test('name the teachers and students who would be in two places', async () => {
    const [both, one] = [await pupil('In both'), await pupil('In one')];
    const { classId, teacher } = await classOf([both, one]);
    const tuesday = { classDay: 'Tuesday', startTime: '10:00', endTime: '11:00' } as const;
    const { classId: other } = await classOf([both], tuesday);
    await teach(database, other, teacher.id);
    const clashes = await clashesOfClass(database, slot(classId, '09:30', '10:30'));
    expect(clashes.map(({ who, name, occurrence }) => `${who} ${name} ${occurrence.classId}`)).toEqual([
      `teacher ${teacher.name} ${other}`,
      `student In both ${other}`,
    ]);
    expect(await clashesOfClass(database, slot(classId, '11:00', '12:00'))).toEqual([]);
    expect(await clashesOfStudents(database, new Map([[one.id, [slot(classId, '09:30', '10:30')]]]))).toEqual(
      [],
    );

    await cancel(other, '2025-04-08');
    expect(await clashesOfClass(database, slot(classId, '09:30', '10:30'))).toEqual([]);
  });

  test('not with the occurrence itself, moved within its own hours', async () => {
    const { classId } = await classOf([await pupil('Anybody')]);
    expect(await clashesOfClass(database, slot(classId, '15:15', '16:45', '2025-04-07'))).toEqual([]);
  });

  test('with a class that was moved into the way, not where it was moved from', async () => {
    const busy = await pupil('Busy');
    const { classId } = await classOf([busy]);
    const { classId: other } = await classOf([busy], { classDay: 'Tuesday' });
    await move(other, '2025-04-08', '2025-04-09', ['15:00', '16:30']);
    expect(await clashesOfClass(database, slot(classId, '15:00', '16:00'))).toEqual([]);
    expect(await clashesOfClass(database, slot(classId, '15:00', '16:00', '2025-04-09'))).toHaveLength(1);
  });
});
