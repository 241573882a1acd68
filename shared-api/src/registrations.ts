import { z } from 'zod';
import { done } from './answers.ts';
import { educationLevel, packageInterest } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  id,
  name,
  newPassword,
  optionalIc,
  optionalText,
  password,
  phone,
  studentId,
} from './fields.ts';

/** Version of the privacy terms a guardian agrees to, stored with the registration (decision 53). */
export const PRIVACY_TERMS_VERSION = '2025-01';

const consent = z.literal(true, { error: 'consent_required' });
/** All visitors of an open day share one address. */
const rateLimit = { max: 60, perSeconds: 60 };

/** `school` is the chosen name, or the typed one if Others was chosen. */
export const studentRegistrationBody = z.object({
  name,
  phone,
  email,
  education_level: educationLevel,
  school: name,
  selectedBranch: id,
  referred_by: optionalText(32),
  package_interest: packageInterest,
  consent,
});

export const registerStudent = endpoint({
  name: 'registrations.student',
  method: 'POST',
  path: '/student/register',
  access: 'public',
  summary: 'A visitor asks for a student account; an admin decides',
  body: studentRegistrationBody,
  response: done,
  rateLimit,
});

export const enquiries = ['Daycare Teacher', 'Tuition Teacher', 'Other'] as const;

export const teacherRegistrationBody = z.object({
  name,
  phone,
  enquiry: z.enum(enquiries, { error: 'selection_required' }),
});

export const registerTeacher = endpoint({
  name: 'registrations.teacher',
  method: 'POST',
  path: '/teacher/register',
  access: 'public',
  summary: 'A visitor applies as a teacher with a resume; a level_3 admin decides',
  body: teacherRegistrationBody,
  files: { resume: { types: ['application/pdf'], maxBytes: 10 * 1024 * 1024, required: true } },
  response: done,
  // each may include a file of 10 MB
  rateLimit: { max: 10, perSeconds: 60 },
});

/** Empty rows of the form are dropped before the IDs are checked. */
export const studentIds = z.preprocess(
  (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || one.trim() !== '') : value,
  z.array(studentId, { error: 'required' }).max(20, { error: 'too_many' }),
);

export const parentRegistrationBody = z
  .object({
    name,
    email,
    ic: optionalIc,
    contact_number: phone,
    password: newPassword,
    confirmPassword: password,
    student_ids: studentIds,
    consent,
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    error: 'password_mismatch',
  });

/** Who can register, in the order of the form. */
export const registeringRoles = ['student', 'teacher', 'parent'] as const;
export type RegisteringRole = (typeof registeringRoles)[number];

/**
 * A registration posted by a browser without a script, as the page shows it again. Passwords and files are not
 * included.
 */
export interface PostedRegistration {
  role: RegisteringRole;
  /** By the form's field names. */
  values: Record<string, unknown>;
  message: string;
  /** Texts by field of the call. */
  errors: Record<string, string[]>;
}

export const registerParent = endpoint({
  name: 'registrations.parent',
  method: 'POST',
  path: '/parent/register',
  access: 'public',
  summary: 'A visitor asks for a parent account; an admin decides',
  body: parentRegistrationBody,
  response: done,
  rateLimit,
});
