import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import type { Database } from '../database/connect.ts';
import { classDocuments, classEnrollments, classes, classTeachers } from '../database/schema/classes.ts';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { files } from '../database/schema/files.ts';
import { imports } from '../database/schema/imports.ts';
import { linkageRequests } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { parentRegistrations, studentRegistrations } from '../database/schema/registrations.ts';
import { subjects } from '../database/schema/subjects.ts';
import { classCancellations } from '../database/schema/time-changes.ts';
import { addChanges } from './changes.ts';
import { addAdmin, addBranch, addParent, addStudent, addTeacher, type Person } from './people.ts';

/** Part of every name on the foreign side: an answer that contains it has leaked something. */
export const FOREIGN = 'Zzforeign';

/** Of the child of either side. */
export const CHILD_IC = '150101070009';

const consent = { consentVersion: 'test' };

/** A branch with a class, a student in it and one of everything that waits for a decision, all named after `name`. */
async function addSide(database: Database, name: string) {
  const branchId = await addBranch(database, `${name} branch`);
  const student = await addStudent(database, { branchId, name: `${name} child`, ic: CHILD_IC });
  const sibling = await addStudent(database, { branchId, name: `${name} sibling` });
  const parent = await addParent(database, { name: `${name} parent`, children: [student.id] });
  const teacher = await addTeacher(database, { name: `${name} teacher` });
  const level = 'standard_4' as const;
  const [subject] = await database
    .insert(subjects)
    .values({ name: `${name} subject`, description: name, priceSen: 9000, educationLevel: level })
    .returning({ id: subjects.id });
  const day = today();
  const [made] = await database
    .insert(classes)
    .values({
      branchId,
      subjectId: subject!.id,
      classDay: 'Monday',
      startTime: '15:00',
      endTime: '16:00',
      commenceDate: addDays(day, -60),
      concludeDate: addDays(day, 60),
    })
    .returning({ id: classes.id });
  const classId = made!.id;
  await database.insert(classTeachers).values({ classId, teacherId: teacher.id });
  await database
    .insert(classEnrollments)
    .values({ classId, studentId: student.id, fromDate: addDays(day, -30) });
  const [file] = await database
    .insert(files)
    .values({ contentType: 'application/pdf', size: 1, sha256: Buffer.alloc(32), name: `${name}.pdf` })
    .returning({ key: files.key });
  const [document] = await database
    .insert(classDocuments)
    .values({ classId, name: `${name} document`, fileKey: file!.key, uploadedBy: teacher.accountId })
    .returning({ id: classDocuments.id });
  const [cancellation] = await database
    .insert(classCancellations)
    .values({ classId, dateCancelled: addDays(mondayOf(day), 14), createdBy: teacher.accountId })
    .returning({ id: classCancellations.id });
  const changes = await addChanges(database, { branchId, subjectId: subject!.id, classId, student, teacher });
  const [payment] = await database
    .insert(payments)
    .values({
      studentId: student.id,
      branchId,
      amountSen: 12_000,
      paymentDate: addDays(day, -3),
      paymentFor: `${day.slice(0, 7)}-01`,
      paymentType: 'Cash',
      comment: `${name} comment`,
      createdBy: parent.accountId,
    })
    .returning({ id: payments.id });
  const [enrollment] = await database
    .insert(enrollmentRequests)
    .values({ studentId: student.id, branchId, educationLevel: level, enrollmentType: 'tuition' })
    .returning({ id: enrollmentRequests.id });
  const [studentRegistration] = await database
    .insert(studentRegistrations)
    .values({
      ...consent,
      name: `${name} newcomer`,
      phone: '+60121234567',
      email: `${name.toLowerCase()}.newcomer@test.example`,
      educationLevel: level,
      school: `${name} school`,
      branchId,
      packageInterest: 'tuition',
    })
    .returning({ id: studentRegistrations.id });
  const [parentRegistration] = await database
    .insert(parentRegistrations)
    .values({
      ...consent,
      name: `${name} new parent`,
      email: `${name.toLowerCase()}.parent@test.example`,
      phone: '+60121234567',
      passwordHash: '$argon2id$test',
      studentIds: [student.studentId],
    })
    .returning({ id: parentRegistrations.id });
  const [linkage] = await database
    .insert(linkageRequests)
    .values({ parentId: parent.id, studentId: sibling.studentId })
    .returning({ id: linkageRequests.id });
  const importer = await addAdmin(database, { level: 'level_2', branchId });
  const [batch] = await database
    .insert(imports)
    .values({
      fileName: `${name} students.csv`,
      branchId,
      imported: { created: [], updated: [], parents: [], links: [] },
      createdBy: importer.accountId,
    })
    .returning({ id: imports.id });
  return {
    branchId,
    importId: batch!.id,
    student,
    sibling,
    parent,
    teacher,
    classId,
    documentId: document!.id,
    subjectId: subject!.id,
    cancellationId: cancellation!.id,
    ...changes,
    paymentId: payment!.id,
    studentRegistrationId: studentRegistration!.id,
    parentRegistrationId: parentRegistration!.id,
    linkageId: linkage!.id,
    enrollmentId: enrollment!.id,
  };
}

export type Side = Awaited<ReturnType<typeof addSide>>;

/** Two branches with one family each. Everybody in `callers` is of the home side. */
export interface World {
  home: Side;
  foreign: Side;
  callers: Record<'level_1' | 'level_2' | 'level_3' | 'student' | 'newcomer' | 'teacher' | 'parent', Person>;
}

export async function addWorld(database: Database): Promise<World> {
  const home = await addSide(database, 'Home');
  const foreign = await addSide(database, FOREIGN);
  const { branchId } = home;
  return {
    home,
    foreign,
    callers: {
      level_1: await addAdmin(database, { level: 'level_1', branchId }),
      level_2: await addAdmin(database, { level: 'level_2', branchId }),
      level_3: await addAdmin(database, { level: 'level_3' }),
      student: home.student,
      newcomer: await addStudent(database, { branchId, name: 'Home newcomer', initialized: false }),
      teacher: home.teacher,
      parent: home.parent,
    },
  };
}
