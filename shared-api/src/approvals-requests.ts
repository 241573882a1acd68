import { z } from 'zod';
import { done } from './answers.ts';
import { classSummary } from './classes.ts';
import { packageInterest, shownEducationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import { flag, id } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

/** `accept` or `approve`, and `reject`; anything else is 404 (decision 46). */
export const decision = z
  .enum(['accept', 'approve', 'reject'])
  .transform((word) => (word === 'reject' ? 'reject' : 'accept'));
const decisionParams = z.object({ id, decision });

const created = z.iso.datetime({ offset: true });

/**
 * A student named in a request. `student` is null if the ID does not exist (decision 44) or the student is of a
 * branch this admin cannot see; `other_branch` tells the two apart.
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

/** A class as shown in a request. */
const requestedClass = z.object({
  id: z.int(),
  teacher: z.string(),
  branch: z.string(),
  ...classSummary.pick({ class_day: true, start_time: true, end_time: true, coming: true }).shape,
  subject: z.string(),
  is_online: z.union([z.literal(0), z.literal(1)]),
});

export type RequestedClass = z.output<typeof requestedClass>;

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
  summary:
    'Accepts (adds the classes that are missing, sets level and branch; a clash is said first) or rejects',
  params: decisionParams,
  query: z.object({ despite_clashes: flag(false) }),
  response: done,
});
