import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { educationLevels, packages } from '@portal/shared-api/education-levels';
import { enquiries } from '@portal/shared-api/registrations';
import { branches } from './branches.ts';
import { createdAt, id, instant } from './columns.ts';
import { decision, decisionRules, fileKey } from './links.ts';
import { emailFormat, filled, icFormat, oneOf, passwordHashFormat, phoneFormat } from './rules.ts';
import { students } from './students.ts';

export const requestStatuses = ['pending', 'accepted', 'rejected'] as const;
const requestStatus = () => text('status', { enum: requestStatuses }).notNull().default('pending');

/** The terms the guardian agreed to, and when (decision 53). */
const consent = () => ({
  consentVersion: text('consent_version').notNull(),
  consentedAt: instant('consented_at').notNull().defaultNow(),
});
const pendingOnly = (status: AnyPgColumn) => sql`${status} = 'pending'`;

export const studentRegistrations = pgTable(
  'student_registrations',
  {
    id: id(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    educationLevel: text('education_level', { enum: educationLevels }).notNull(),
    school: text('school').notNull(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    referredById: integer('referred_by_id').references(() => students.id),
    packageInterest: text('package_interest', { enum: packages }).notNull(),
    ...consent(),
    status: requestStatus(),
    ...decision(),
    /** The student it became. */
    studentId: integer('student_id').references(() => students.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('student_registrations_name', filled(t.name)),
    check('student_registrations_phone', phoneFormat(t.phone)),
    check('student_registrations_email', emailFormat(t.email)),
    check('student_registrations_education_level', oneOf(t.educationLevel, educationLevels)),
    check('student_registrations_package_interest', oneOf(t.packageInterest, packages)),
    check('student_registrations_status', oneOf(t.status, requestStatuses)),
    check('student_registrations_student', sql`(${t.status} = 'accepted') = (${t.studentId} is not null)`),
    ...decisionRules('student_registrations', t),
    // Siblings share an address, so the name is part of the key.
    uniqueIndex('student_registrations_one_pending')
      .on(t.email, sql`search_key(${t.name})`)
      .where(pendingOnly(t.status)),
    index('student_registrations_branch').on(t.branchId, t.status, t.id),
    index('student_registrations_status').on(t.status, t.id),
    index('student_registrations_referred_by').on(t.referredById),
    uniqueIndex('student_registrations_became').on(t.studentId),
  ],
);

export const teacherRegistrations = pgTable(
  'teacher_registrations',
  {
    id: id(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    resumeKey: fileKey('resume_key').notNull(),
    enquiry: text('enquiry', { enum: enquiries }).notNull(),
    status: requestStatus(),
    ...decision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('teacher_registrations_name', filled(t.name)),
    check('teacher_registrations_phone', phoneFormat(t.phone)),
    check('teacher_registrations_enquiry', oneOf(t.enquiry, enquiries)),
    check('teacher_registrations_status', oneOf(t.status, requestStatuses)),
    ...decisionRules('teacher_registrations', t),
    uniqueIndex('teacher_registrations_one_pending').on(t.phone).where(pendingOnly(t.status)),
    index('teacher_registrations_status').on(t.status, t.id),
    index('teacher_registrations_resume').on(t.resumeKey),
  ],
);

export const parentRegistrations = pgTable(
  'parent_registrations',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    ic: text('ic'),
    phone: text('contact_number').notNull(),
    /** Moves to the account on acceptance, and is wiped by either decision (decision 41). */
    passwordHash: text('password_hash'),
    /** As typed; they may not exist (decision 44). */
    studentIds: text('student_ids').array().notNull(),
    ...consent(),
    status: requestStatus(),
    ...decision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('parent_registrations_name', filled(t.name)),
    check('parent_registrations_email', emailFormat(t.email)),
    check('parent_registrations_ic', icFormat(t.ic)),
    check('parent_registrations_contact_number', phoneFormat(t.phone)),
    check('parent_registrations_password_format', passwordHashFormat(t.passwordHash)),
    check(
      'parent_registrations_password_wiped',
      sql`(${t.status} = 'pending') = (${t.passwordHash} is not null)`,
    ),
    check('parent_registrations_status', oneOf(t.status, requestStatuses)),
    ...decisionRules('parent_registrations', t),
    uniqueIndex('parent_registrations_one_pending').on(t.email).where(pendingOnly(t.status)),
    index('parent_registrations_status').on(t.status, t.id),
  ],
);
