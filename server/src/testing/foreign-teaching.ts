import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import type { TestCall } from './portal.ts';
import { FOREIGN, type Side, type World } from './world.ts';

const nextMonday = addDays(mondayOf(today()), 7);

const classBody = ({ branchId, subjectId, teacher }: Side) => ({
  ...{ branch_id: branchId, subject_id: subjectId, teacher_ids: [teacher.id], class_day: 'Monday' },
  ...{ start_time: '10:00', end_time: '11:00', commence_date: today(), conclude_date: nextMonday },
});

function classOf({ foreign }: World): TestCall[] {
  return [{ params: { id: foreign.classId } }];
}

function documentOf({ foreign }: World): TestCall[] {
  return [{ params: { id: foreign.documentId } }];
}

function sheetOf({ foreign }: World): TestCall[] {
  const sheet = { class_id: foreign.classId, attendance_date: today(), student_attendances: [], version: 1 };
  return [{ body: sheet }];
}

const movedClass = (side: Side): TestCall => ({
  params: { id: side.classId },
  body: {
    ...{ originalDate: nextMonday, newDate: addDays(nextMonday, 1) },
    ...{ newStartTime: '15:00', newEndTime: '16:00' },
  },
});

const replacement = (studentId: string, originalClassId: number, newClassId: number): TestCall => ({
  body: { studentId, originalClassId, originalDate: nextMonday, newClassId, newDate: addDays(nextMonday, 4) },
});

/** Calls about classes that reach for one of the other side. */
export const foreignTeaching: Record<string, (world: World) => TestCall[]> = {
  'announcements.send': ({ foreign }) => [
    { body: { mode: 'class', classId: foreign.classId, message: 'Hello' } },
    { body: { mode: 'individual', studentId: foreign.student.studentId, message: 'Hello' } },
  ],
  'announcements.list': () => [{}],
  'announcements.unread': () => [{}],
  'announcements.read': () => [{}],
  'attendance.adminDates': classOf,
  'attendance.teacherDates': classOf,
  'attendance.adminList': sheetOf,
  'attendance.teacherList': sheetOf,
  'attendance.adminSubmit': sheetOf,
  'attendance.teacherSubmit': sheetOf,
  'attendance.correct': sheetOf,
  'class-documents.teacherList': classOf,
  'class-documents.add': ({ foreign }) => [
    {
      params: { id: foreign.classId },
      body: { name: 'Notes' },
      files: { document: new File(['%PDF-1.4'], 'notes.pdf', { type: 'application/pdf' }) },
    },
  ],
  'class-documents.teacherFile': documentOf,
  'class-documents.delete': documentOf,
  'class-documents.studentList': classOf,
  'class-documents.studentFile': documentOf,
  'enrollment.registerableClasses': ({ home }) => [
    { body: { education_level: 'standard_3', branch_id: home.branchId } },
  ],
  'enrollment.submit': ({ home }) => [
    {
      body: {
        class_ids: [home.classId],
        branch_id: home.branchId,
        education_level: 'standard_3',
        enrollment_type: 'tuition',
      },
    },
  ],
  'classes.list': ({ foreign }) => [
    {},
    { query: { branch: foreign.branchId } },
    { query: { unpaginated: '1' } },
  ],
  'classes.search': () => [{ query: { class: FOREIGN } }],
  'classes.ofSubject': ({ foreign }) => [{ params: { subjectId: foreign.subjectId } }],
  'classes.details': classOf,
  'classes.students': classOf,
  'classes.create': ({ foreign }) => [{ body: classBody(foreign) }],
  'classes.update': ({ home, foreign }) => [
    { params: { id: foreign.classId }, body: { ...classBody(home), version: 1 } },
    { params: { id: home.classId }, body: { ...classBody(foreign), version: 1 } },
  ],
  'classes.delete': classOf,
  'cancellations.cancel': ({ foreign }) => [
    { params: { id: foreign.classId }, body: { date_cancelled: nextMonday } },
  ],
  'cancellations.history': classOf,
  'cancellations.remove': ({ foreign }) => [{ params: { id: foreign.cancellationId } }],
  'time-changes.adminClass': ({ foreign }) => [movedClass(foreign)],
  'time-changes.teacherClass': ({ foreign }) => [movedClass(foreign)],
  'time-changes.list': () => [
    {},
    { query: { only: 'individual' } },
    { query: { only: 'individual', search: FOREIGN } },
  ],
  'time-changes.choices': ({ foreign, home }) => [
    { params: { id: foreign.student.id, classId: foreign.classId } },
    { params: { id: home.student.id, classId: foreign.classId } },
  ],
  'time-changes.student': ({ foreign, home }) => [
    replacement(foreign.student.studentId, foreign.classId, foreign.otherClassId),
    replacement(home.student.studentId, home.classId, foreign.otherClassId),
  ],
  'time-changes.remove': ({ foreign }) => [
    { params: { kind: 'class', id: foreign.timeChangeId } },
    { params: { kind: 'individual', id: foreign.visitId } },
  ],
  'closures.preview': ({ foreign }) => [
    { params: { branchId: foreign.branchId }, query: { date: nextMonday } },
  ],
  'closures.close': ({ foreign }) => [
    { params: { branchId: foreign.branchId }, body: { date: nextMonday, reason: 'Holiday' } },
  ],
};
