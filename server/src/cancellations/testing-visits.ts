import { addDays, mondayOf, today, weekdayOf, type Weekday } from '@portal/shared-api/calendar';
import { cancelClass, cancellationHistory, removeCancellation } from '@portal/shared-api/cancellations';
import { updateClass } from '@portal/shared-api/classes';
import { studentTimetable, type Occurrence } from '@portal/shared-api/timetable';
import { eq, sql } from 'drizzle-orm';
import { classes } from '../database/schema/classes.ts';
import { classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

export const monday = addDays(mondayOf(today()), 7);
export const tuesday = addDays(monday, 1);

export async function visitsPortal() {
  const { database, call } = await testPortal();
  const admin = await addAdmin(database, { level: 'level_3' });
  const teacher = await addTeacher(database);

  /** A class on the weekday of a date, one of Tuesdays, and a student of the first who comes to the second for once. */
  async function visit(originalDate: string) {
    const branchId = await addBranch(database, `Branch ${originalDate} ${Math.random()}`);
    const run = { branchId, concludeDate: addDays(monday, 100) };
    const [own, other] = [
      await addClass(database, { ...run, classDay: weekdayOf(originalDate) }),
      await addClass(database, { ...run, classDay: 'Tuesday' }),
    ];
    const student = await addStudent(database, { branchId, name: 'Aina', joined: '2024-01-02' });
    await enroll(database, { classId: own, studentId: student.id });
    await database.insert(studentTimeChanges).values({
      ...{ studentId: student.id, originalClassId: own, originalDate, newClassId: other, newDate: tuesday },
      createdBy: admin.accountId,
    });
    const cancel = (more: object = {}) =>
      call(cancelClass, { params: { id: other }, body: { date_cancelled: tuesday, ...more } }, admin.token);
    const week = async () =>
      (await call(studentTimetable, { query: { week: monday } }, student.token)).body.data
        .filter((one: Occurrence) => !one.cancelled && !one.moved_to)
        .map((one: Occurrence) => one.date);
    const changes = () =>
      database.select().from(studentTimeChanges).where(eq(studentTimeChanges.studentId, student.id));
    const removeIt = async () => {
      const { body } = await call(cancellationHistory, { params: { id: other } }, admin.token);
      return call(removeCancellation, { params: { id: body.data[0].id } }, admin.token);
    };
    /** Lets a class meet on another weekday from next week on. */
    const moveTo = async (id: number, classDay: Weekday, more: object = {}) => {
      const [row] = await database.select().from(classes).where(eq(classes.id, id));
      const body = {
        ...{ branch_id: row!.branchId, subject_id: row!.subjectId, teacher_ids: [teacher.id] },
        ...{ class_day: classDay, start_time: row!.startTime, end_time: row!.endTime },
        ...{ commence_date: row!.commenceDate, conclude_date: row!.concludeDate, version: row!.version },
        ...{ from_date: monday, despite_clashes: true, ...more },
      };
      return call(updateClass, { params: { id }, body }, admin.token);
    };
    /** Moves the lesson that the student comes to, so that attendance of it can be taken. */
    const holdToday = () =>
      database.insert(classTimeChanges).values({
        ...{ classId: other, originalDate: tuesday, newDate: today() },
        ...{ newStartTime: '08:00', newEndTime: '09:00', createdBy: admin.accountId },
      });
    return { branchId, student, own, other, cancel, holdToday, moveTo, removeIt, week, changes };
  }

  /** Resolves once a call waits for what another transaction holds. */
  async function isWaiting(): Promise<void> {
    const { rows } = await database.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (!rows.length) await isWaiting();
  }
  return { database, call, admin, visit, isWaiting };
}
