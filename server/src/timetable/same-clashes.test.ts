import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decideEnrollment } from '@portal/shared-api/approvals-requests';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { cancelClass, cancellationHistory, removeCancellation } from '@portal/shared-api/cancellations';
import { createClass, updateClass } from '@portal/shared-api/classes';
import { addClass as addStudentToClass } from '@portal/shared-api/students';
import * as timeChanges from '@portal/shared-api/time-changes';
import { eq } from 'drizzle-orm';
import { classes } from '../database/schema/classes.ts';
import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import { classTimeChanges } from '../database/schema/time-changes.ts';
import { addClass, enroll, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { database, call } = await testPortal();
const monday = addDays(mondayOf(today()), 7);
const tuesday = addDays(monday, 1);
const run = { commenceDate: addDays(monday, -70), concludeDate: addDays(monday, 70) };

type Hours = readonly [start: string, end: string];
interface Scene {
  /** The proposed slot: on the Monday when another lesson is held from 15:00 to 16:30. */
  hours: Hours;
  /** Teaches that other lesson and the one being placed. */
  teacher: Person;
  /** Attends both. */
  student: Person & { studentId: string };
}

let admin: Person;
let branchId: number;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  admin = await addAdmin(database, { level: 'level_3' });
});

/** A weekly class of the teacher at some hours, attended by the student by default. */
async function make({ teacher, student }: Scene, classDay: string, [startTime, endTime]: Hours, isIn = true) {
  const details = { classDay: classDay as 'Monday', startTime, endTime };
  const id = await addClass(database, { branchId, ...run, ...details });
  await teach(database, id, teacher.id);
  if (isIn) await enroll(database, { classId: id, studentId: student.id });
  return id;
}
const evening: Hours = ['19:00', '20:30'];

async function formOf(id: number, { teacher }: Scene) {
  const [row] = await database.select().from(classes).where(eq(classes.id, id));
  return {
    ...{ branch_id: row!.branchId, subject_id: row!.subjectId, teacher_ids: [teacher.id] },
    ...{ commence_date: row!.commenceDate, conclude_date: row!.concludeDate, version: row!.version },
  };
}
const onMonday = ([start_time, end_time]: Hours) => ({ class_day: 'Monday', start_time, end_time });
const toMonday = ([newStartTime, newEndTime]: Hours) => ({
  ...{ originalDate: tuesday, newDate: monday },
  ...{ newStartTime, newEndTime },
});

const paths: Record<string, (scene: Scene) => Promise<{ status: number; body: { code?: string } }>> = {
  'a new class': async (scene) => {
    const id = await make(scene, 'Tuesday', evening);
    const { version: _, ...form } = await formOf(id, scene);
    return call(createClass, { body: { ...form, ...onMonday(scene.hours) } }, admin.token);
  },
  'an edited class': async (scene) => {
    const id = await make(scene, 'Tuesday', evening);
    const body = { ...(await formOf(id, scene)), ...onMonday(scene.hours), from_date: monday };
    return call(updateClass, { params: { id }, body }, admin.token);
  },
  'a class change': async (scene) => {
    const id = await make(scene, 'Tuesday', evening);
    const body = toMonday(scene.hours);
    return call(timeChanges.changeClassTime, { params: { id }, body }, admin.token);
  },
  'a class change by the teacher': async (scene) => {
    const id = await make(scene, 'Tuesday', evening);
    const body = toMonday(scene.hours);
    return call(timeChanges.changeTaughtClassTime, { params: { id }, body }, scene.teacher.token);
  },
  'an individual change': async (scene) => {
    const id = await make(scene, 'Monday', scene.hours, false);
    const own = await make(scene, 'Tuesday', evening);
    const [{ subjectId }] = (await database.select().from(classes).where(eq(classes.id, id))) as [
      typeof classes.$inferSelect,
    ];
    await database.update(classes).set({ subjectId }).where(eq(classes.id, own));
    const body = {
      ...{ studentId: scene.student.studentId, originalClassId: own, originalDate: tuesday },
      ...{ newClassId: id, newDate: monday },
    };
    return call(timeChanges.changeStudentTime, { body }, admin.token);
  },
  'a class added to a student': async (scene) => {
    const class_id = await make(scene, 'Monday', scene.hours, false);
    const body = { class_id, student_id: scene.student.studentId };
    return call(addStudentToClass, { body }, admin.token);
  },
  'an accepted enrolment': async (scene) => {
    const classId = await make(scene, 'Monday', scene.hours, false);
    const [request] = await database
      .insert(enrollmentRequests)
      .values({
        ...{ studentId: scene.student.id, branchId, educationLevel: 'standard_3', enrollmentType: 'tuition' },
      })
      .returning({ id: enrollmentRequests.id });
    const { id } = request!;
    await database.insert(enrollmentRequestClasses).values({ requestId: id, classId });
    return call(decideEnrollment, { params: { id, decision: 'accept' } }, admin.token);
  },
  'a cancellation that is removed': async (scene) => {
    const id = await make(scene, 'Monday', scene.hours);
    const body = { date_cancelled: monday };
    expect((await call(cancelClass, { params: { id }, body }, admin.token)).status).toBe(200);
    const history = await call(cancellationHistory, { params: { id } }, admin.token);
    return call(removeCancellation, { params: { id: history.body.data[0].id } }, admin.token);
  },
  'a class change that is removed': async (scene) => {
    const id = await make(scene, 'Monday', scene.hours);
    const [change] = await database
      .insert(classTimeChanges)
      .values({
        ...{ classId: id, originalDate: monday, newDate: tuesday },
        ...{ newStartTime: '08:00', newEndTime: '09:00', createdBy: admin.accountId },
      })
      .returning({ id: classTimeChanges.id });
    const params = { kind: 'class' as const, id: change!.id };
    return call(timeChanges.removeTimeChange, { params }, admin.token);
  },
};

describe.each(Object.entries(paths))('%s', (path, place) => {
  let scene: Omit<Scene, 'hours'>;
  let other: number;
  beforeEach(async () => {
    scene = {
      teacher: await addTeacher(database),
      student: await addStudent(database, { branchId, joined: '2024-01-02', educationLevel: 'standard_3' }),
    };
    other = await make({ ...scene, hours: evening }, 'Monday', ['15:00', '16:30']);
    // Held on this Monday only, so that a cancelled lesson leaves nothing to clash with.
    const alone = { commenceDate: monday, concludeDate: addDays(monday, 6) };
    await database.update(classes).set(alone).where(eq(classes.id, other));
  });

  const refusal = path.endsWith('by the teacher') ? 'clashes_refused' : 'clashes';
  test.each<[string, Hours, boolean, string | undefined]>([
    ['overlaps by a minute', ['16:29', '17:30'], false, refusal],
    ['begins while the other one is held', ['15:30', '16:00'], false, refusal],
    ['encloses the other one', ['14:00', '18:00'], false, refusal],
    ['begins when the other one ends', ['16:30', '17:30'], false, undefined],
    ['ends when the other one begins', ['14:00', '15:00'], false, undefined],
    ['meets a cancelled one', ['15:30', '16:00'], true, undefined],
  ])('%s', async (_, hours, isCancelled, expected) => {
    if (isCancelled) {
      const body = { date_cancelled: monday };
      await call(cancelClass, { params: { id: other }, body }, admin.token);
    }
    const { status, body } = await place({ ...scene, hours });
    expect([status, body.code]).toEqual(expected ? [400, expected] : [200, undefined]);
  });
});
