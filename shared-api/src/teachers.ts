import { z } from 'zod';
import { done } from './answers.ts';
import { classSummary } from './classes.ts';
import { endpoint, type Result } from './endpoint.ts';
import {
  date,
  email,
  flag,
  ic,
  idParams,
  searchTerm,
  name,
  newPassword,
  optionalIc,
  optionalText,
  phone,
  replacedPassword,
  text,
  integer,
} from './fields.ts';
import { paged, pageQuery } from './paging.ts';

/** Teachers belong to no branch: every admin sees them, with the classes of the admin's own branch. */
const everyAdmin = { admin: { scope: 'portal' } } as const;

export const teacherStatuses = ['active', 'suspend'] as const;
const status = z.enum(teacherStatuses, { error: 'selection_required' });

/** Aliases of fields sent by older clients (decision 48). */
const aliases = {
  phone: 'contact',
  contact_number: 'contact',
  education_level: 'teacher_education_level',
};

export const teacherRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  status,
});
export type TeacherRow = z.output<typeof teacherRow>;

export const listTeachers = endpoint({
  name: 'teachers.list',
  method: 'GET',
  path: '/admin/teacher/all',
  access: everyAdmin,
  summary: 'Teachers by name, suspended ones included; unpaginated it answers all for a selection',
  query: pageQuery.extend({ unpaginated: flag(false) }),
  response: paged(teacherRow),
});

export const searchTeachers = endpoint({
  name: 'teachers.search',
  method: 'GET',
  path: '/admin/teacher/search',
  access: everyAdmin,
  summary: 'Teachers whose name or phone number matches, at most 50',
  query: z.object({ name: searchTerm.default('') }),
  response: z.object({ data: z.array(teacherRow), truncated: z.boolean() }),
});

const nullableText = z.string().nullable();

export const teacherDetails = endpoint({
  name: 'teachers.details',
  method: 'GET',
  path: '/admin/teacher/:id/details',
  access: everyAdmin,
  summary: 'Everything the teacher dialog shows',
  params: idParams,
  response: teacherRow.extend({
    ic: nullableText,
    address: nullableText,
    teacher_education_level: nullableText,
    join_date: z.string(),
    version: integer,
  }),
});
export type TeacherDetails = Result<typeof teacherDetails>;

export const newTeacherBody = z.object({
  name,
  email,
  ic,
  contact: phone,
  teacher_education_level: text(),
  address: text(500),
  password: newPassword,
});
export type NewTeacherForm = z.input<typeof newTeacherBody>;

export const createTeacher = endpoint({
  name: 'teachers.create',
  method: 'POST',
  path: '/admin/teacher',
  access: everyAdmin,
  summary: 'Makes a teacher with an account',
  body: newTeacherBody,
  aliases,
  response: done.extend({ id: z.int() }),
});

export const teacherBody = z.object({
  name,
  email,
  ic: optionalIc,
  contact: phone,
  teacher_education_level: optionalText(),
  address: optionalText(500),
  join_date: date,
  status,
  newPassword: replacedPassword,
  version: integer,
});
export type TeacherForm = z.input<typeof teacherBody>;

export const updateTeacher = endpoint({
  name: 'teachers.update',
  method: 'PUT',
  path: '/admin/teacher/:id',
  access: everyAdmin,
  summary: 'Changes a teacher’s details; a new password and a suspension end the sessions',
  params: idParams,
  /** Confirms that classes may be left without a teacher. */
  body: teacherBody.extend({ despite_only_teacher: flag(false) }),
  aliases,
  response: done,
});

export const issueTeacherPassword = endpoint({
  name: 'teachers.issuePassword',
  method: 'POST',
  path: '/admin/teacher/:id/password',
  access: everyAdmin,
  summary: 'Replaces a forgotten password; every session of the teacher ends',
  params: idParams,
  body: z.object({ password: newPassword }),
  response: done,
});

export const removeTeacher = endpoint({
  name: 'teachers.remove',
  method: 'DELETE',
  path: '/admin/teacher/:id',
  access: everyAdmin,
  summary: 'Removes a teacher’s account; refused while a running class has no other teacher',
  params: idParams,
  response: done,
});

export const teacherClasses = endpoint({
  name: 'teachers.classes',
  method: 'GET',
  path: '/admin/teacher/:id/classes',
  access: { admin: { scope: 'branch' } },
  summary: 'The classes that a teacher teaches, of the admin’s branch',
  params: idParams,
  response: z.object({ data: z.array(classSummary) }),
});
