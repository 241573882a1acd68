import { addDays, mondayOf, weekdays } from '@portal/shared-api/calendar';
import { classCancellations, classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import type { Centre } from './centre.ts';
import type { DemoClass } from './classes.ts';
import { at, daysAgo, insertAll, type Demo } from './context.ts';
import type { Enrolled } from './enrollments.ts';

/** What attendance needs to know: cancelled lessons as `class date`, moved ones, and visiting students. */
export interface Changes {
  cancelled: Set<string>;
  moved: { classId: number; originalDate: string; newDate: string }[];
  visits: {
    studentId: number;
    originalClassId: number;
    originalDate: string;
    newClassId: number;
    newDate: string;
  }[];
}

/** The weekday of the class, some weeks from this one. */
const meeting = (demo: Demo, one: DemoClass, weeks: number): string =>
  addDays(mondayOf(demo.today), weeks * 7 + weekdays.indexOf(one.day));

const runs = (demo: Demo, one: DemoClass): boolean =>
  one.commenceDate < daysAgo(demo, 60) && one.concludeDate > addDays(demo.today, 60);

/** Moved classes of past and coming weeks. Sunday afternoons are free for everybody. */
async function moveClasses(demo: Demo, classes: DemoClass[]): Promise<Changes['moved']> {
  const weeks = [-4, -3, -2, 1, 1, 2];
  const moved = weeks.map((week, number) => {
    const one = classes[number * 3]!;
    const sunday = addDays(mondayOf(demo.today), week * 7 + 6);
    return { classId: one.id, originalDate: meeting(demo, one, week), newDate: sunday, one };
  });
  await insertAll(
    demo,
    classTimeChanges,
    moved.map(({ classId, originalDate, newDate, one }, number) => ({
      classId,
      originalDate,
      newDate,
      newStartTime: '15:00',
      newEndTime: '16:30',
      createdBy: one.teacher.accountId,
      createdAt: at(daysAgo(demo, 35 - number), '13:00'),
    })),
  );
  const undone = classes[1]!;
  await insertAll(demo, classTimeChanges, [
    {
      classId: undone.id,
      originalDate: meeting(demo, undone, 2),
      newDate: addDays(meeting(demo, undone, 2), 1),
      newStartTime: '19:30',
      newEndTime: '21:00',
      createdBy: undone.teacher.accountId,
      createdAt: at(daysAgo(demo, 6), '13:00'),
      removedBy: undone.teacher.accountId,
      removedAt: at(daysAgo(demo, 5), '13:00'),
    },
  ]);
  return moved;
}

/** A public holiday that closed a branch, upcoming single cancellations, and one that was undone. */
async function cancelClasses(demo: Demo, centre: Centre, classes: DemoClass[]): Promise<Set<string>> {
  const holiday = addDays(mondayOf(demo.today), -5 * 7 + 2);
  const closed = classes
    .filter((one) => one.branchId === centre.georgetown.id && one.day === 'Wednesday')
    .map((one) => ({ classId: one.id, dateCancelled: holiday, reason: 'Public holiday' }));
  const single = [classes[2]!, classes[8]!].map((one) => ({
    classId: one.id,
    dateCancelled: meeting(demo, one, 3),
    reason: 'Teacher at a course',
  }));
  const made = { createdBy: centre.admins.level_3.accountId, createdAt: at(daysAgo(demo, 45), '12:00') };
  const all = [...closed, ...single];
  const undone = {
    ...{ classId: classes[4]!.id, dateCancelled: meeting(demo, classes[4]!, 1), reason: 'Water cut' },
    ...{ removedBy: centre.admins.level_3.accountId, removedAt: at(daysAgo(demo, 1), '12:00') },
  };
  await insertAll(
    demo,
    classCancellations,
    [...all, undone].map((row) => ({ ...row, ...made })),
  );
  return new Set(all.map(({ classId, dateCancelled }) => `${classId} ${dateCancelled}`));
}

/** Students who visit the other class of their subject and level once. */
async function moveStudents(
  demo: Demo,
  centre: Centre,
  classes: DemoClass[],
  students: Enrolled[],
): Promise<Changes['visits']> {
  const pairs = classes.flatMap((from) =>
    classes
      .filter((to) => to.id !== from.id && to.subject.id === from.subject.id)
      .map((to) => ({ from, to })),
  );
  const rows = pairs.flatMap(({ from, to }, number) => {
    const student = students.slice(2).find((one) => one.classes.includes(from));
    if (!student) return [];
    const week = (number % 4) - 2 || 3;
    return [
      {
        studentId: student.id,
        originalClassId: from.id,
        originalDate: meeting(demo, from, week),
        newClassId: to.id,
        newDate: meeting(demo, to, week),
        createdBy: centre.admins.level_3.accountId,
        createdAt: at(daysAgo(demo, 20), '17:00'),
      },
    ];
  });
  await insertAll(demo, studentTimeChanges, rows);
  return rows;
}

/** Nothing here affects this week: every demo account sees its regular timetable. */
export async function addTimeChanges(
  demo: Demo,
  centre: Centre,
  classes: DemoClass[],
  students: Enrolled[],
): Promise<Changes> {
  const running = classes.filter((one) => runs(demo, one));
  const moved = await moveClasses(demo, running);
  const cancelled = await cancelClasses(demo, centre, running);
  const visits = await moveStudents(demo, centre, running, students);
  return { moved, cancelled, visits };
}
