import { beforeAll, describe, expect, test } from '@jest/globals';
import { decideEnrollment } from '@portal/shared-api/approvals-requests';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import * as contract from '@portal/shared-api/classes';
import { addClass as addStudentToClass } from '@portal/shared-api/students';
import { eq } from 'drizzle-orm';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { classEnrollments, classes } from '../database/schema/classes.ts';
import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import { classCancellations } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
const monday = addDays(mondayOf(today()), 7);
const run = { commenceDate: addDays(monday, -70), concludeDate: addDays(monday, 13) };

let admin: Person;
let branchId: number;
let otherBranch: number;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  otherBranch = await addBranch(database, 'Bayan Lepas');
  admin = await addAdmin(database, { level: 'level_3' });
});

const make = (subject: string, more: object = {}) =>
  addClass(database, { branchId, subject, ...run, ...more });

/** What the class form sends when nothing is changed. */
async function formOf(id: number, teacherIds: number[]) {
  const [row] = await database.select().from(classes).where(eq(classes.id, id));
  return {
    ...{ branch_id: row!.branchId, subject_id: row!.subjectId, teacher_ids: teacherIds },
    ...{ class_day: row!.classDay, start_time: row!.startTime, end_time: row!.endTime },
    ...{ commence_date: row!.commenceDate, conclude_date: row!.concludeDate, version: row!.version },
  };
}
const update = (id: number, body: object) =>
  call(contract.updateClass, { params: { id }, body }, admin.token);

describe('subject and branch of a class', () => {
  test('can be changed while it is new', async () => {
    const [id, other] = [await make('Biology'), await make('Physics')];
    const form = await formOf(id, [(await addTeacher(database)).id]);
    const { subject_id } = await formOf(other, []);
    expect((await update(id, { ...form, subject_id, branch_id: otherBranch })).status).toBe(200);
    expect((await call(contract.classDetails, { params: { id } }, admin.token)).body).toMatchObject({
      ...{ is_used: false, subject: { name: 'Physics' }, branch: { id: otherBranch } },
    });
  });

  test.each<[string, (classId: number) => Promise<unknown>]>([
    [
      'attendance was taken',
      (classId) =>
        database
          .insert(attendanceSheets)
          .values({ classId, attendanceDate: addDays(monday, -14), submittedBy: admin.accountId }),
    ],
    [
      'somebody was in it once',
      async (classId) =>
        enroll(database, {
          ...{ classId, studentId: (await addStudent(database, { branchId })).id },
          untilDate: '2024-02-01',
        }),
    ],
  ])('stay once %s', async (_, happen) => {
    const [id, other] = [await make('Biology'), await make('Physics')];
    await happen(id);
    const form = await formOf(id, [(await addTeacher(database)).id]);
    const { subject_id } = await formOf(other, []);
    const { status, body } = await update(id, { ...form, subject_id, branch_id: otherBranch });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['subject_id', 'branch_id']]);
    expect(body.errors.subject_id[0]).toMatch(/so its subject stays\. Please make a new class/);
    expect((await call(contract.classDetails, { params: { id } }, admin.token)).body).toMatchObject({
      ...{ is_used: true, subject: { name: 'Biology' }, branch: { id: branchId } },
    });
    expect((await update(id, { ...form, is_online: 1 })).status).toBe(200);
  });
});

describe('a class in somebody’s way', () => {
  test('is named by teacher and day when it is made, and made when told to', async () => {
    const teacher = await addTeacher(database, { name: 'Nurul' });
    const busy = await make('Sejarah');
    await teach(database, busy, teacher.id);
    const { version: _, ...form } = await formOf(busy, [teacher.id]);
    const create = (more: object) => call(contract.createClass, { body: { ...form, ...more } }, admin.token);
    const before = await database.$count(classes);
    const refused = await create({ start_time: '16:00', end_time: '17:00' });
    expect([refused.status, refused.body.code]).toEqual([400, 'clashes']);
    expect(refused.body.message).toMatch(/Nurul \(Sejarah, Monday 3:00 PM - 4:30 PM, \d lessons from /);
    expect(await database.$count(classes)).toBe(before);
    expect((await create({ start_time: '16:30', end_time: '17:30' })).status).toBe(200);
    expect((await create({ start_time: '16:00', end_time: '17:00', despite_clashes: true })).status).toBe(
      200,
    );
  });

  test('is named by its students when it is edited; what was so before is not asked about again', async () => {
    const [teacher, substitute] = [await addTeacher(database), await addTeacher(database, { name: 'Farid' })];
    const student = await addStudent(database, { branchId, name: 'Aina' });
    const [id, other] = [await make('Moral', { classDay: 'Tuesday' }), await make('Art')];
    for (const classId of [id, other]) await enroll(database, { classId, studentId: student.id });
    await teach(database, id, teacher.id);
    await teach(database, other, substitute.id);
    const form = await formOf(id, [teacher.id]);
    const moved = { ...form, class_day: 'Monday', from_date: monday };
    const refused = await update(id, moved);
    expect([refused.status, refused.body.code]).toEqual([400, 'clashes']);
    expect(refused.body.message).toContain('Aina (Art, Monday 3:00 PM - 4:30 PM, 2 lessons from ');
    // A cancelled lesson causes no clash.
    await database
      .insert(classCancellations)
      .values({ classId: other, dateCancelled: monday, createdBy: admin.accountId });
    expect((await update(id, moved)).body.message).toMatch(/Aina \(Art, 3:00 PM - 4:30 PM on /);
    expect((await update(id, { ...moved, despite_clashes: true })).status).toBe(200);
    const again = { ...(await formOf(id, [teacher.id])), is_online: 1 };
    expect((await update(id, again)).status).toBe(200);
    const taken = await update(id, { ...(await formOf(id, [teacher.id, substitute.id])) });
    expect(taken.body.message).toContain('Farid (Art');
    expect(taken.body.message).not.toContain('Aina');
  });

  test('is named when a student is to join it', async () => {
    const student = await addStudent(database, { branchId, name: 'Devi', educationLevel: 'standard_3' });
    const [own, wanted] = [await make('Bahasa'), await make('Chinese')];
    await enroll(database, { classId: own, studentId: student.id });
    const join = (more: object = {}) =>
      call(
        addStudentToClass,
        { body: { student_id: student.studentId, class_id: wanted, ...more } },
        admin.token,
      );
    const refused = await join();
    expect([refused.status, refused.body.code]).toEqual([400, 'clashes']);
    expect(refused.body.message).toContain('Devi (Bahasa, Monday 3:00 PM - 4:30 PM');
    expect(await database.$count(classEnrollments, eq(classEnrollments.classId, wanted))).toBe(0);
    expect((await join({ despite_clashes: true })).status).toBe(200);
  });

  test('is named when an enrolment is accepted, also two of the same request', async () => {
    const student = await addStudent(database, { branchId, name: 'Mei' });
    const [one, other] = [await make('Geography'), await make('Literature')];
    const [request] = await database
      .insert(enrollmentRequests)
      .values({
        ...{ studentId: student.id, branchId, educationLevel: 'standard_3', enrollmentType: 'tuition' },
      })
      .returning({ id: enrollmentRequests.id });
    await database
      .insert(enrollmentRequestClasses)
      .values([one, other].map((classId) => ({ requestId: request!.id, classId })));
    const accept = (query: Record<string, unknown> = {}) =>
      call(decideEnrollment, { params: { id: request!.id, decision: 'accept' }, query }, admin.token);
    const refused = await accept();
    expect([refused.status, refused.body.code]).toEqual([400, 'clashes']);
    expect(refused.body.message).toMatch(/Mei \((Geography|Literature), Monday/);
    expect(await database.$count(classEnrollments, eq(classEnrollments.studentId, student.id))).toBe(0);
    expect((await accept({ despite_clashes: 1 })).status).toBe(200);
  });
});
