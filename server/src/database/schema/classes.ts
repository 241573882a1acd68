import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core';
import { weekdays } from '@portal/shared-api/calendar';
import { branches } from './branches.ts';
import { createdAt, deletedAt, id, versioned } from './columns.ts';
import { accountId, fileKey } from './links.ts';
import { filled, oneOf } from './rules.ts';
import { students } from './students.ts';
import { subjects } from './subjects.ts';
import { teachers } from './teachers.ts';

/** `is_online` and `is_hybrid` in one column, so that both at once cannot be stored (decision 65). */
export const classModes = ['physical', 'online', 'hybrid'] as const;

/** Weekly, from the first to the last date inclusive. */
export const classes = pgTable(
  'classes',
  {
    id: id(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
    classDay: text('class_day', { enum: weekdays }).notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    commenceDate: date('commence_date').notNull(),
    concludeDate: date('conclude_date').notNull(),
    mode: text('mode', { enum: classModes }).notNull().default('physical'),
    ...versioned(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    check('classes_day', oneOf(t.classDay, weekdays)),
    check('classes_mode', oneOf(t.mode, classModes)),
    check('classes_times', sql`${t.endTime} > ${t.startTime}`),
    check('classes_dates', sql`${t.concludeDate} >= ${t.commenceDate}`),
    index('classes_branch').on(t.branchId, t.classDay, t.startTime),
    index('classes_subject').on(t.subjectId),
    index('classes_day').on(t.classDay, t.startTime),
  ],
);

/**
 * Earlier schedules of a class, each until the first day of the next. The last schedule is in `classes`, so a class
 * that was never edited has no row here. Past lessons stay where they were.
 */
export const classEarlierSchedules = pgTable(
  'class_earlier_schedules',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    untilDate: date('until_date').notNull(),
    classDay: text('class_day', { enum: weekdays }).notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.untilDate] }),
    check('class_earlier_schedules_day', oneOf(t.classDay, weekdays)),
    check('class_earlier_schedules_times', sql`${t.endTime} > ${t.startTime}`),
  ],
);

export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    teacherId: integer('teacher_id')
      .notNull()
      .references(() => teachers.id),
  },
  (t) => [primaryKey({ columns: [t.classId, t.teacherId] }), index('class_teachers_teacher').on(t.teacherId)],
);

/**
 * Who is in a class, with history. `until_date` is the first day outside, so somebody who joins and leaves on the
 * same day was never on a roster. A constraint rejects overlapping stays in one class.
 */
export const classEnrollments = pgTable(
  'class_enrollments',
  {
    id: id(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    fromDate: date('from_date').notNull(),
    untilDate: date('until_date'),
    addedBy: accountId('added_by'),
    removedBy: accountId('removed_by'),
    createdAt: createdAt(),
  },
  (t) => [
    check('class_enrollments_order', sql`${t.untilDate} >= ${t.fromDate}`),
    index('class_enrollments_class').on(t.classId, t.fromDate),
    index('class_enrollments_student').on(t.studentId, t.fromDate),
    index('class_enrollments_added_by').on(t.addedBy),
    index('class_enrollments_removed_by').on(t.removedBy),
  ],
);

export const classDocuments = pgTable(
  'class_documents',
  {
    id: id(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    name: text('name').notNull(),
    fileKey: fileKey('file_key').notNull(),
    uploadedBy: accountId('uploaded_by').notNull(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    check('class_documents_name', filled(t.name)),
    index('class_documents_class').on(t.classId, t.id),
    index('class_documents_file').on(t.fileKey),
    index('class_documents_uploaded_by').on(t.uploadedBy),
  ],
);
