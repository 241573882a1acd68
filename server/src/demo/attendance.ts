import { addDays, weekdayOf } from '@portal/shared-api/calendar';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import type { DemoClass } from './classes.ts';
import { at, daysAgo, insertAll, type Demo } from './context.ts';
import type { Enrolled } from './enrollments.ts';
import type { Changes } from './time-changes.ts';

const WEEKS = 6;

/** The days a class was held in recent weeks: its weekdays, minus cancelled and moved ones, plus those moved in. */
function heldOn(demo: Demo, one: DemoClass, { cancelled, moved }: Changes): string[] {
  const first = daysAgo(demo, WEEKS * 7);
  const days = Array.from({ length: WEEKS * 7 }, (_, day) => addDays(first, day)).filter(
    (date) => weekdayOf(date) === one.day && date >= one.commenceDate && date <= one.concludeDate,
  );
  const gone = (date: string) =>
    cancelled.has(`${one.id} ${date}`) ||
    moved.some((change) => change.classId === one.id && change.originalDate === date);
  const arrived = moved.filter((change) => change.classId === one.id && change.newDate < demo.today);
  return [...days.filter((date) => !gone(date)), ...arrived.map(({ newDate }) => newDate)];
}

/** In the class on that day and not visiting another one, or visiting this one. */
function isOnRoster(student: Enrolled, { id }: DemoClass, date: string, { visits }: Changes): boolean {
  const own = visits.filter(({ studentId }) => studentId === student.id);
  if (own.some((visit) => visit.newClassId === id && visit.newDate === date)) return true;
  const away = own.some((visit) => visit.originalClassId === id && visit.originalDate === date);
  return !away && student.classes.some((taken) => taken.id === id) && isWith(student, date);
}

const isWith = ({ periods }: Enrolled, date: string): boolean =>
  periods.some(({ from, until }) => from <= date && (!until || date < until));

/** Sheets of the last weeks. A few recent days are still open. */
export async function addAttendance(
  demo: Demo,
  classes: DemoClass[],
  students: Enrolled[],
  changes: Changes,
): Promise<void> {
  const { random } = demo;
  const sheets = classes.flatMap((one) =>
    heldOn(demo, one, changes)
      .filter((date) => date < daysAgo(demo, 3) || random.chance(0.5))
      .map((date) => ({ one, date })),
  );
  await insertAll(
    demo,
    attendanceSheets,
    sheets.map(({ one, date }) => ({
      classId: one.id,
      attendanceDate: date,
      submittedBy: one.teacher.accountId,
      submittedAt: at(date, one.endTime),
    })),
  );
  await insertAll(
    demo,
    attendanceMarks,
    sheets.flatMap(({ one, date }) =>
      students
        .filter((student) => isOnRoster(student, one, date, changes))
        .map((student) => ({
          classId: one.id,
          attendanceDate: date,
          studentId: student.id,
          attended: random.chance(0.9),
        })),
    ),
  );
}
