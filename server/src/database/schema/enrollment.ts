import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { educationLevels, packages } from '@portal/shared-api/education-levels';
import { branches } from './branches.ts';
import { classes } from './classes.ts';
import { createdAt, id } from './columns.ts';
import { decision, decisionRules } from './links.ts';
import { oneOf } from './rules.ts';
import { students } from './students.ts';

/** A newer submission supersedes the pending one (decision 55). */
export const enrollmentStatuses = ['pending', 'accepted', 'rejected', 'superseded'] as const;

export const enrollmentRequests = pgTable(
  'enrollment_requests',
  {
    id: id(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    educationLevel: text('education_level', { enum: educationLevels }).notNull(),
    enrollmentType: text('enrollment_type', { enum: packages }).notNull(),
    status: text('status', { enum: enrollmentStatuses }).notNull().default('pending'),
    ...decision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('enrollment_requests_education_level', oneOf(t.educationLevel, educationLevels)),
    check('enrollment_requests_type', oneOf(t.enrollmentType, packages)),
    check('enrollment_requests_status', oneOf(t.status, enrollmentStatuses)),
    ...decisionRules('enrollment_requests', t),
    // If two are submitted at once, only one stays pending.
    uniqueIndex('enrollment_requests_one_pending')
      .on(t.studentId)
      .where(sql`${t.status} = 'pending'`),
    index('enrollment_requests_student').on(t.studentId),
    index('enrollment_requests_branch').on(t.branchId, t.status, t.id),
    index('enrollment_requests_status').on(t.status, t.id),
  ],
);

export const enrollmentRequestClasses = pgTable(
  'enrollment_request_classes',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => enrollmentRequests.id, { onDelete: 'cascade' }),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.classId] }),
    index('enrollment_request_classes_class').on(t.classId),
  ],
);
