import { today } from '@portal/shared-api/calendar';
import type { TestCall } from './portal.ts';
import type { World } from './world.ts';

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

/** Calls around a class that reach for one of the other side. */
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
};
