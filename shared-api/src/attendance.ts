import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, type Result } from './endpoint.ts';
import { date, id, idParams, studentId, integer } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

const ofBranch = { admin: { scope: 'branch' } } as const;
const ofTeacher = { teacher: { scope: 'own' } } as const;

/** One occurrence of a class up to today, listed by its actual date (decision 33). */
const attendanceDate = z.object({
  attendance_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** A sheet was submitted, even if nobody came. */
  taken: z.boolean(),
});
export type AttendanceDate = z.output<typeof attendanceDate>;

const dates = z.object({ data: z.array(attendanceDate) });

export const adminAttendanceDates = endpoint({
  name: 'attendance.adminDates',
  method: 'GET',
  path: '/admin/class/:id/attendances',
  access: ofBranch,
  summary: 'The dates of a class that attendance can be taken for, newest first',
  params: idParams,
  response: dates,
});
export const teacherAttendanceDates = endpoint({
  name: 'attendance.teacherDates',
  method: 'GET',
  path: '/teacher/class/:id/attendances',
  access: ofTeacher,
  summary: 'The dates of a class that the teacher teaches, newest first',
  params: idParams,
  response: dates,
});

const attendanceEntry = z.object({
  id: z.int(),
  student_id: z.string(),
  student_name: z.string(),
  attendance_status: z.enum(['signed', 'unsigned']),
  /** Both may be true (decision 25): the month is overdue, and the student only visits. */
  status: z.array(z.enum(['unpaid', 'replace'])),
  attendance_date: z.string(),
  class_id: z.int(),
});
export type AttendanceEntry = z.output<typeof attendanceEntry>;

const sheetQuestion = z.object({ class_id: id, attendance_date: date });
const sheet = z.object({
  data: z.array(attendanceEntry),
  taken: z.boolean(),
  /** The version of the existing sheet; null if there is none. */
  version: integer.nullable(),
});
export type AttendanceSheet = Result<typeof adminAttendanceList>;

export const adminAttendanceList = endpoint({
  name: 'attendance.adminList',
  method: 'POST',
  path: '/admin/attendancelist',
  access: ofBranch,
  summary: 'Who belongs to a class on a date, and who was there',
  body: sheetQuestion,
  response: sheet,
});
export const teacherAttendanceList = endpoint({
  name: 'attendance.teacherList',
  method: 'POST',
  path: '/teacher/attendancelist',
  access: ofTeacher,
  summary: 'Who belongs to a class of the teacher on a date, and who was there',
  body: sheetQuestion,
  response: sheet,
});

const marks = z
  .array(z.object({ student_id: studentId, attend: z.boolean() }))
  .max(500)
  .refine(
    (all) =>
      new Set(all.map((one) => `${one.student_id} ${one.attend}`)).size ===
      new Set(all.map((one) => one.student_id)).size,
    { error: 'attendance_contradicts' },
  );

const submission = sheetQuestion.extend({ student_attendances: marks });
export type AttendanceSubmission = z.output<typeof submission>;

export const submitAdminAttendance = endpoint({
  name: 'attendance.adminSubmit',
  method: 'POST',
  path: '/admin/attendance',
  access: ofBranch,
  summary: 'Submits the sheet of a date, once',
  body: submission,
  response: done,
});
export const submitTeacherAttendance = endpoint({
  name: 'attendance.teacherSubmit',
  method: 'POST',
  path: '/teacher/attendance',
  access: ofTeacher,
  summary: 'Submits the sheet of a date of a class that the teacher teaches, once',
  body: submission,
  response: done,
});

/** Extension: teachers cannot correct a sheet, admins can, with an audit entry (decision 33). */
export const correctAttendance = endpoint({
  name: 'attendance.correct',
  method: 'PUT',
  path: '/admin/attendance',
  access: ofBranch,
  summary: 'Corrects a sheet that was submitted',
  body: submission.extend({ version: integer }),
  response: done,
});

const mark = z.object({
  class_id: z.int(),
  subject: z.object({ id: z.int(), name: z.string() }),
  attendance_date: z.string(),
  attended: z.boolean(),
});
export type AttendanceMark = z.output<typeof mark>;

/** Extension: parents see whether their children attended. */
export const parentAttendance = endpoint({
  name: 'attendance.parentList',
  method: 'GET',
  path: '/parent/attendance',
  access: { parent: { scope: 'own' } },
  summary: 'The attendance of a student who is linked to the signed-in parent, newest first',
  query: pageQuery.extend({ student_id: studentId }),
  response: paged(mark),
});
