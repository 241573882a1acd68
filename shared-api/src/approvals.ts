import { z } from 'zod';
import { done } from './answers.ts';
import { branch } from './branches.ts';
import { weekdays } from './calendar.ts';
import { packageInterest, shownEducationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  id,
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

/** `accept` or `approve`, and `reject`; anything else is 404 (decision 46). */
export const decision = z
  .enum(['accept', 'approve', 'reject'])
  .transform((word) => (word === 'reject' ? 'reject' : 'accept'));
const decisionParams = z.object({ id, decision });

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

/** The password is shown to the admin once and must be changed at the first sign-in (decision 41). */
export const acceptStudentBody = z.object({
  password: newPassword,
  ic: optionalIc,
  address: optionalText(500),
  guardian_name: optionalName,
  guardian_phone: optionalPhone,
});
export type AcceptStudentForm = z.input<typeof acceptStudentBody>;

export const acceptStudent = endpoint({
  name: 'approvals.acceptStudent',
  method: 'PUT',
  path: '/admin/student/accept/:id',
  access: { admin: { scope: 'branch' } },
  summary: 'Makes the student and the account',
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

/**
 * A student as far as a request names one. `student` is null when the ID does not exist (decision 44), and when the
 * student is of a branch that this admin does not see; `other_branch` tells the two apart.
 */
const requestedStudent = z.object({
  student_id: z.string(),
  other_branch: z.boolean(),
  student: z
    .object({ name: z.string(), education_level: shownEducationLevel, school: z.string().nullable() })
    .nullable(),
});
export type RequestedStudent = z.output<typeof requestedStudent>;

export const parentRegistration = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  ic: z.string().nullable(),
  contact_number: z.string(),
  students: z.array(requestedStudent),
  created_at: created,
});
export type ParentRegistration = z.output<typeof parentRegistration>;

export const pendingParents = endpoint({
  name: 'approvals.parents',
  method: 'GET',
  path: '/admin/parent/pendingapproval',
  access: { admin: { scope: 'branch' } },
  summary: 'Parent registrations that wait for a decision, oldest first',
  query: pageQuery,
  response: paged(parentRegistration),
});

export const decideParent = endpoint({
  name: 'approvals.decideParent',
  method: 'POST',
  path: '/admin/parent/registration/:id/:decision',
  access: { admin: { scope: 'branch' } },
  summary:
    'Accepts (makes the account and the links to students that exist; those of another branch wait for its admins) or rejects',
  params: decisionParams,
  response: done,
});

export const linkageRequest = requestedStudent.extend({
  id: z.int(),
  parent: z.string(),
  created_at: created,
});
export type LinkageRequest = z.output<typeof linkageRequest>;

export const pendingLinkages = endpoint({
  name: 'approvals.linkages',
  method: 'GET',
  path: '/admin/parent/linkage/pendingapproval',
  access: { admin: { scope: 'branch' } },
  summary: 'Requests of parents to be linked to students, oldest first',
  query: pageQuery,
  response: paged(linkageRequest),
});

export const decideLinkage = endpoint({
  name: 'approvals.decideLinkage',
  method: 'POST',
  path: '/admin/parent/linkage/:id/:decision',
  access: { admin: { scope: 'branch' } },
  summary: 'Accepts or rejects; a link to an ID that does not exist grants nothing, ever',
  params: decisionParams,
  response: done,
});

/** A class as a request for it shows it. */
const requestedClass = z.object({
  id: z.int(),
  teacher: z.string(),
  branch: z.string(),
  class_day: z.enum(weekdays),
  start_time: z.string(),
  end_time: z.string(),
  subject: z.string(),
  is_online: z.union([z.literal(0), z.literal(1)]),
});

const enrollmentRequest = z.object({
  id: z.int(),
  student: z.object({ student_id: z.string(), name: z.string() }),
  education_level: shownEducationLevel,
  enrollment_type: packageInterest,
  details: z.array(requestedClass),
  created_at: created,
});

export const pendingEnrollments = endpoint({
  name: 'approvals.enrollments',
  method: 'GET',
  path: '/admin/enrollment',
  access: { admin: { scope: 'branch' } },
  summary: 'Requests of students for classes, oldest first',
  query: pageQuery,
  response: paged(enrollmentRequest),
});

export const decideEnrollment = endpoint({
  name: 'approvals.decideEnrollment',
  method: 'POST',
  path: '/admin/enrollment/:id/:decision',
  access: { admin: { scope: 'branch' } },
  summary: 'Accepts (adds the classes that are missing, sets level and branch) or rejects',
  params: decisionParams,
  response: done,
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
