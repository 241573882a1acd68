import { z } from 'zod';
import { done } from './answers.ts';
import { educationLevel, shownEducationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import {
  date,
  email,
  ic,
  id,
  idParams,
  name,
  newPassword,
  optionalEmail,
  optionalIc,
  optionalName,
  optionalPhone,
  optionalText,
  phone,
  replacedPassword,
  text,
  integer,
} from './fields.ts';

const ofBranch = { admin: { scope: 'branch' } } as const;

/**
 * `school` is the chosen name, or the typed one if Others was chosen. `branch_id` is for level_3; others use their
 * own.
 */
const shared = {
  name,
  email,
  phone,
  education_level: educationLevel,
  guardian_phone: optionalPhone,
  /** The code of the student who referred this one (decision 50). */
  referred_by: optionalText(32),
  branch_id: id.optional(),
};

/** Confirms that another student has the same IC; without it the call is refused with the names (`same_ic`). */
export const sameIc = z.boolean().default(false);
/** Confirms that the child may exist already; without it the call is refused with the names (`may_be_here`). */
export const despiteDoubles = z.boolean().default(false);

export const newStudentBody = z.object({
  ...shared,
  ic,
  school: name,
  guardian_name: name,
  address: text(500),
  join_date: date,
  password: newPassword,
  same_ic: sameIc,
  despite_doubles: despiteDoubles,
});
export type NewStudentForm = z.input<typeof newStudentBody>;

export const createStudent = endpoint({
  name: 'students.create',
  method: 'POST',
  path: '/admin/student',
  access: ofBranch,
  summary: 'Makes the student and the account; the password must be changed at the first sign-in',
  body: newStudentBody,
  response: done.extend({
    id: z.int(),
    student_id: z.string(),
    /** A sibling has the same address, so this student signs in with the Student ID (decision 36). */
    shares_email: z.boolean(),
  }),
});

/**
 * `original_join_date` is the first day of the first stay, `join_date` that of the last (the Rejoin Date). If there
 * is only one stay, either moves it. `version` is the one that was read (decision 51).
 */
export const studentDetailsBody = z.object({
  ...shared,
  ic: optionalIc,
  /** None is null; an empty name is Others without one. */
  school: name.nullish().transform((value) => value ?? null),
  guardian_name: optionalName,
  address: optionalText(500),
  join_date: date.optional(),
  original_join_date: date.optional(),
  password: replacedPassword,
  same_ic: sameIc,
  version: integer,
});
export type StudentDetailsForm = Omit<z.input<typeof studentDetailsBody>, 'version' | 'same_ic'>;

export const updateStudent = endpoint({
  name: 'students.update',
  method: 'PUT',
  path: '/admin/student/:id/details',
  access: ofBranch,
  summary:
    'Changes what is known about a student; a join date moves the beginning of its stay, a new password ends the sessions',
  params: idParams,
  body: studentDetailsBody,
  response: done,
});

export const issueStudentPassword = endpoint({
  name: 'students.issuePassword',
  method: 'POST',
  path: '/admin/student/:id/password',
  access: ofBranch,
  summary: 'Replaces a forgotten password; every session of the student ends',
  params: idParams,
  body: z.object({ password: newPassword }),
  response: done,
});

export const suspendStudent = endpoint({
  name: 'students.suspend',
  method: 'POST',
  path: '/admin/student/:id/suspend',
  access: ofBranch,
  summary: 'No sign-in, off the rosters and no fees from today; the history stays (decision 47)',
  params: idParams,
  response: done,
});

export const rejoinStudent = endpoint({
  name: 'students.rejoin',
  method: 'POST',
  path: '/admin/student/:id/rejoin',
  access: ofBranch,
  summary: 'Brings a suspended student back from today on; the months away are not billed',
  params: idParams,
  response: done,
});

export const studentByReferralCode = endpoint({
  name: 'students.byReferralCode',
  method: 'GET',
  path: '/admin/student/referral/:code',
  access: ofBranch,
  summary: 'Whose referral code it is: nobody, or one student, without a name when of another branch',
  params: z.object({ code: text(32) }),
  response: z.object({
    data: z.array(
      z.object({
        referral_code: z.string(),
        student: z.object({ student_id: z.string(), name: z.string() }).nullable(),
      }),
    ),
  }),
});

/** How two records are recognised as one child. Part of a name is its Latin or Chinese part. */
export const sharedPart = z.enum(['ic', 'name', 'part_of_name', 'birth_date', 'guardian_phone', 'email']);

export const doubles = endpoint({
  name: 'students.doubles',
  method: 'POST',
  path: '/admin/students/doubles',
  access: ofBranch,
  summary:
    'Students who may be the child that is about to be made, the likeliest first, with what they share',
  body: z.object({
    name: optionalName,
    ic: optionalIc.catch(null),
    guardian_phone: optionalPhone.catch(null),
    phone: optionalPhone.catch(null),
    email: optionalEmail.catch(null),
  }),
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        student_id: z.string(),
        name: z.string(),
        education_level: shownEducationLevel,
        school: z.string().nullable(),
        status: z.enum(['active', 'suspended']),
        shares: z.array(sharedPart),
      }),
    ),
  }),
});
