import { z } from 'zod';
import { done } from './answers.ts';
import { shownEducationLevel } from './education-levels.ts';
import { adminLevels, endpoint } from './endpoint.ts';
import { newPassword, password } from './fields.ts';

const nullableText = z.string().nullable();

export const adminProfile = endpoint({
  name: 'profiles.admin',
  method: 'GET',
  path: '/admin/profile',
  access: { admin: { scope: 'own' } },
  summary: 'The signed-in admin',
  response: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.literal('admin'),
    admin_level: z.enum(adminLevels),
    branch: z.object({ id: z.int(), branch_name: z.string() }).nullable(),
  }),
});

export const studentProfile = endpoint({
  name: 'profiles.student',
  method: 'GET',
  path: '/student/profile',
  access: { student: { scope: 'own' } },
  summary: 'The signed-in student',
  response: z.object({
    role: z.literal('student'),
    student_id: z.string(),
    name: z.string(),
    email: nullableText,
    phone: nullableText,
    ic: nullableText,
    address: nullableText,
    guardian_name: nullableText,
    guardian_phone: nullableText,
    school: nullableText,
    education_level: shownEducationLevel,
    points: z.int(),
    referral_code: z.string(),
  }),
});

export const teacherProfile = endpoint({
  name: 'profiles.teacher',
  method: 'GET',
  path: '/teacher/profile',
  access: { teacher: { scope: 'own' } },
  summary: 'The signed-in teacher',
  response: z.object({
    role: z.literal('teacher'),
    id: z.int(),
    name: z.string(),
    phone: nullableText,
    ic: nullableText,
    email: z.string(),
    teacher_education_level: nullableText,
    address: nullableText,
  }),
});

/** A child as a parent sees it. */
export const linkedStudent = z.object({
  id: z.int(),
  student_id: z.string(),
  name: z.string(),
  education_level: shownEducationLevel,
  school: nullableText,
});

export const parentProfile = endpoint({
  name: 'profiles.parent',
  method: 'GET',
  path: '/parent/profile',
  access: { parent: { scope: 'own' } },
  summary: 'The signed-in parent with the linked students',
  response: z.object({
    role: z.literal('parent'),
    name: z.string(),
    email: z.string(),
    contact_number: nullableText,
    ic: nullableText,
    students: z.array(linkedStudent),
    /** IDs as the parent sent them, not yet decided on. */
    requested_student_ids: z.array(z.string()),
  }),
});

/** The password dialog; `reconfirm` exists on the form only. */
export const passwordChangeBody = z
  .object({ existing_password: password, new_password: newPassword })
  .refine((body) => body.existing_password !== body.new_password, {
    path: ['new_password'],
    error: 'password_unchanged',
  });

const passwordChange = {
  method: 'PUT',
  summary: 'Changes the caller’s password; every other session of the account ends',
  body: passwordChangeBody,
  response: done,
  rateLimit: { max: 10, perSeconds: 60 },
} as const;

export const changeAdminPassword = endpoint({
  ...passwordChange,
  name: 'profiles.changeAdminPassword',
  path: '/admin/updatepassword',
  access: { admin: { scope: 'own' } },
});
export const changeStudentPassword = endpoint({
  ...passwordChange,
  name: 'profiles.changeStudentPassword',
  path: '/student/updatepassword',
  access: { student: { scope: 'own' } },
});
export const changeTeacherPassword = endpoint({
  ...passwordChange,
  name: 'profiles.changeTeacherPassword',
  path: '/teacher/updatepassword',
  access: { teacher: { scope: 'own' } },
});
export const changeParentPassword = endpoint({
  ...passwordChange,
  name: 'profiles.changeParentPassword',
  path: '/parent/updatepassword',
  access: { parent: { scope: 'own' } },
});
