import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/time-changes';
import { studentTimetable, type Occurrence } from '@portal/shared-api/timetable';
import { eq } from 'drizzle-orm';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { classes } from '../database/schema/classes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { readRosters } from '../timetable/read-occurrences.ts';

export const monday = addDays(mondayOf(today()), 7);
export const [tuesday, thursday] = [addDays(monday, 1), addDays(monday, 3)];

export async function changesPortal() {
  const { database, call } = await testPortal();
  const georgetown = await addBranch(database, 'Georgetown');
  const lepas = await addBranch(database, 'Bayan Lepas');
  const admin = await addAdmin(database, { level: 'level_2', branchId: georgetown, name: 'Puan Salmah' });

  /** Another class of the same subject, from 15:00 to 16:30. */
  async function addTwin(of: number, details: object) {
    const [first] = await database.select().from(classes).where(eq(classes.id, of));
    const { id: _, ...fields } = first!;
    const [made] = await database
      .insert(classes)
      .values({ ...fields, ...details })
      .returning({ id: classes.id });
    return made!.id;
  }

  /** Aina in a class on Mondays, and another one on Thursdays, with actions on their lessons. */
  async function begin() {
    const teacher = await addTeacher(database, { name: 'Cikgu Wong' });
    const aina = await addStudent(database, { branchId: georgetown, name: 'Aina', joined: '2024-01-02' });
    const mondays = await addClass(database, { branchId: georgetown, concludeDate: addDays(monday, 300) });
    const thursdays = await addTwin(mondays, { classDay: 'Thursday' });
    await enroll(database, { classId: mondays, studentId: aina.id });
    for (const id of [mondays, thursdays]) await teach(database, id, teacher.id);

    const visit = (more: object = {}, token = admin.token) =>
      call(
        contract.changeStudentTime,
        {
          body: {
            ...{ studentId: aina.studentId, originalClassId: mondays, originalDate: monday },
            ...{ newClassId: thursdays, newDate: thursday },
            ...more,
          },
        },
        token,
      );
    const move = (
      id: number,
      originalDate: string,
      newDate: string,
      [from, to] = ['15:00', '16:30'],
      more = {},
    ) =>
      call(
        contract.changeClassTime,
        { params: { id }, body: { originalDate, newDate, newStartTime: from, newEndTime: to, ...more } },
        admin.token,
      );
    const moveTaught = (
      id: number,
      newDate: string,
      [from, to]: [string, string],
      token = teacher.token,
      more = {},
    ) =>
      call(
        contract.changeTaughtClassTime,
        {
          params: { id },
          body: {
            ...{ originalDate: monday, newDate, newStartTime: from, newEndTime: to },
            ...{ despite_clashes: true, ...more },
          },
        },
        token,
      );
    const list = async (query: Record<string, unknown> = {}, token = admin.token) =>
      (await call(contract.listTimeChanges, { query }, token)).body as {
        data: contract.TimeChangeRow[];
        lastPage: number;
      };
    const remove = (kind: contract.TimeChangeKind, id: number, query = {}) =>
      call(contract.removeTimeChange, { params: { kind, id }, query }, admin.token);
    const week = async () => {
      const { body } = await call(studentTimetable, { query: { week: monday } }, aina.token);
      return body.data
        .filter((one: Occurrence) => !one.cancelled && !one.moved_to)
        .map((one: Occurrence) => [one.class_id, one.date, one.start_time, one.change]);
    };
    const roster = async (classId: number, date: string) =>
      (await readRosters(database, classId, { from: date, to: date })).rosters
        .flatMap(({ students }) => students)
        .map(({ studentId, replace }) => [studentId === aina.id ? 'Aina' : studentId, replace]);
    const changeOf = async () => (await list({ only: 'individual', search: aina.studentId })).data[0]!;
    const takeSheet = (classId: number, attendanceDate: string) =>
      database.insert(attendanceSheets).values({ classId, attendanceDate, submittedBy: admin.accountId });
    return {
      ...{ teacher, aina, mondays, thursdays, visit, move, moveTaught },
      ...{ list, remove, week, roster, changeOf, takeSheet },
    };
  }
  return { database, call, admin, georgetown, lepas, addTwin, begin };
}
