import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { branch } from './branches.ts';
import { classSummary } from './classes.ts';
import { educationLevel, shownEducationLevel } from './education-levels.ts';
import { endpoint, type Result } from './endpoint.ts';
import { flag, id, idParams, searchTerm, studentId, integer } from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { plainName } from './plain-text.ts';

const nullableText = z.string().nullable();
const ofBranch = { admin: { scope: 'branch' } } as const;

/** Suspended students have left the centre; their history stays (decision 47). */
export const studentStatuses = ['active', 'suspended'] as const;

export const studentRow = z.object({
  id: z.int(),
  student_id: z.string(),
  name: z.string(),
  email: nullableText,
  phone: nullableText,
  guardian_phone: nullableText,
  education_level: shownEducationLevel,
  school: nullableText,
  branch,
  status: z.enum(studentStatuses),
});
export type StudentRow = z.output<typeof studentRow>;

/** Only level_3 can filter by branch; others only see their own. Without a status: active students. */
export const studentFilters = z.object({
  education_level: educationLevel.optional(),
  branch: id.optional(),
  status: z.enum(studentStatuses).optional(),
});

export const listStudents = endpoint({
  name: 'students.list',
  method: 'GET',
  path: '/admin/student/all',
  access: ofBranch,
  summary:
    'Students by name, filtered by education level, branch and status; active ones unless asked otherwise',
  query: pageQuery.extend(studentFilters.shape),
  response: paged(studentRow),
});

/** By part of the name or ID, ignoring case and accents. At most 50; `truncated` says if there are more. */
export const searchStudents = endpoint({
  name: 'students.search',
  method: 'GET',
  path: '/admin/student/search/:term',
  access: ofBranch,
  summary: 'Active students whose name or ID matches',
  params: z.object({ term: searchTerm.min(1) }),
  query: studentFilters,
  response: z.object({ data: z.array(studentRow), truncated: z.boolean() }),
});

export const studentsByName = endpoint({
  name: 'students.byName',
  method: 'GET',
  path: '/admin/student/name/:name',
  access: ofBranch,
  summary: 'Active students whose name has every word of it, at most 50',
  params: z.object({ name: z.string().overwrite(plainName).min(1).max(255, { error: 'too_long' }) }),
  response: z.object({ data: z.array(studentRow), truncated: z.boolean() }),
});

export const studentsByIds = endpoint({
  name: 'students.byIds',
  method: 'POST',
  path: '/admin/students',
  access: ofBranch,
  summary: 'The students of these IDs, suspended ones included; an ID that is nobody’s is left out',
  body: z.object({ student_ids: z.array(studentId, { error: 'required' }).max(100) }),
  response: z.object({ data: z.array(studentRow) }),
});

export const studentDetails = endpoint({
  name: 'students.details',
  method: 'GET',
  path: '/admin/student/:id/details',
  access: ofBranch,
  summary: 'Everything the student dialog shows',
  params: idParams,
  response: studentRow.extend({
    guardian_name: nullableText,
    address: nullableText,
    ic: nullableText,
    points: z.int(),
    overpaid: ringgitText,
    join_date: z.string(),
    original_join_date: z.string(),
    referral_code: z.string(),
    referred_by: z.object({ student_id: z.string(), name: z.string(), referral_code: z.string() }).nullable(),
    is_initialized: z.boolean(),
    version: integer,
  }),
});
export type StudentDetails = Result<typeof studentDetails>;

export const studentClasses = endpoint({
  name: 'students.classes',
  method: 'GET',
  path: '/admin/student/:id/classes',
  access: ofBranch,
  summary: 'The classes the student is in',
  params: idParams,
  response: z.object({ data: z.array(classSummary) }),
});

export const addableClasses = endpoint({
  name: 'students.addableClasses',
  method: 'POST',
  path: '/admin/student/classes/addable',
  access: ofBranch,
  summary: 'Running classes of the student’s level and branch that the student is not in',
  body: z.object({ student_id: studentId }),
  response: z.object({ data: z.array(classSummary) }),
});

export const addClass = endpoint({
  name: 'students.addClass',
  method: 'POST',
  path: '/admin/student/class/add',
  access: ofBranch,
  summary: 'Puts the student into a class from today on; a clash is said first',
  body: z.object({ student_id: studentId, class_id: id, despite_clashes: flag(false) }),
  response: done,
});

export const removeClass = endpoint({
  name: 'students.removeClass',
  method: 'DELETE',
  path: '/admin/class/:id/student/:studentId',
  access: ofBranch,
  summary: 'Takes the student out of a class from today on; past attendance stays',
  params: z.object({ id, studentId }),
  response: done,
});
