import { z } from 'zod';
import { done } from './answers.ts';
import { branch } from './branches.ts';
import { packageInterest, shownEducationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  idParams,
  ic,
  newPassword,
  optionalIc,
  optionalName,
  optionalPhone,
  optionalText,
  text,
} from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { enquiries } from './registrations.ts';
import { sameIc, despiteDoubles } from './students-editing.ts';

const created = z.iso.datetime({ offset: true });

export const studentRegistration = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  education_level: shownEducationLevel,
  school: z.string(),
  branch,
  referred_by: z.string().nullable(),
  package_interest: packageInterest,
  created_at: created,
});
export type StudentRegistration = z.output<typeof studentRegistration>;

export const pendingStudents = endpoint({
  name: 'approvals.students',
  method: 'GET',
  path: '/admin/student/registerlist',
  access: { admin: { scope: 'branch' } },
  summary: 'Student registrations that wait for a decision, oldest first',
  query: pageQuery,
  response: paged(studentRegistration),
});

/** Shown to the admin once, and must be changed at the first sign-in (decision 41). */
export const acceptStudentBody = z.object({
  password: newPassword,
  ic: optionalIc,
  address: optionalText(500),
  guardian_name: optionalName,
  guardian_phone: optionalPhone,
  same_ic: sameIc,
  despite_doubles: despiteDoubles,
});
export type AcceptStudentForm = z.input<typeof acceptStudentBody>;

export const acceptStudent = endpoint({
  name: 'approvals.acceptStudent',
  method: 'PUT',
  path: '/admin/student/accept/:id',
  access: { admin: { scope: 'branch' } },
  summary: 'Creates the student and the account',
  params: idParams,
  body: acceptStudentBody,
  response: done.extend({
    student_id: z.string(),
    /** A sibling has the same address, so this student signs in with the Student ID (decision 36). */
    shares_email: z.boolean(),
  }),
});

export const rejectStudent = endpoint({
  name: 'approvals.rejectStudent',
  method: 'PUT',
  path: '/admin/student/reject/:id',
  access: { admin: { scope: 'branch' } },
  summary: 'Turns a student registration down; it may be sent again',
  params: idParams,
  response: done,
});

/** Teacher registrations and resumes are for level_3 (decision 49). */
const topLevel = { admin: { scope: 'portal', levels: ['level_3'] } } as const;

export const teacherRegistration = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  enquiry: z.enum(enquiries),
  created_at: created,
});
export type TeacherRegistration = z.output<typeof teacherRegistration>;

export const pendingTeachers = endpoint({
  name: 'approvals.teachers',
  method: 'GET',
  path: '/admin/teacher/registerlist',
  access: topLevel,
  summary: 'Teacher applications that wait for a decision, oldest first',
  query: pageQuery,
  response: paged(teacherRegistration),
});

export const acceptTeacherBody = z.object({
  email,
  ic,
  education_level: text(),
  address: text(500),
  password: newPassword,
});
export type AcceptTeacherForm = z.input<typeof acceptTeacherBody>;

export const acceptTeacher = endpoint({
  name: 'approvals.acceptTeacher',
  method: 'PUT',
  path: '/admin/teacher/accept/:id',
  access: topLevel,
  summary: 'Makes the teacher and the account',
  params: idParams,
  body: acceptTeacherBody,
  /** Decision 48. */
  aliases: { teacher_education_level: 'education_level' },
  response: done,
});

export const rejectTeacher = endpoint({
  name: 'approvals.rejectTeacher',
  method: 'PUT',
  path: '/admin/teacher/reject/:id',
  access: topLevel,
  summary: 'Turns a teacher application down',
  params: idParams,
  response: done,
});

export const teacherResume = endpoint({
  name: 'approvals.teacherResume',
  method: 'GET',
  path: '/admin/teacher/:id/resume',
  access: topLevel,
  summary: 'The resume of a teacher application',
  params: idParams,
  response: { blob: 'application/pdf' },
});

export const approvalCounts = endpoint({
  name: 'approvals.counts',
  method: 'GET',
  path: '/admin/approval/counts',
  access: { admin: { scope: 'branch' } },
  summary: 'How many requests of each kind wait for this admin',
  response: z.object({
    students: z.int(),
    teachers: z.int(),
    enrollments: z.int(),
    parents: z.int(),
    linkage: z.int(),
  }),
});
