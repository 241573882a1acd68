import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { createdAt, id, instant } from './columns.ts';
import { accountId } from './links.ts';
import { students } from './students.ts';

/** Undoing one keeps the row as history: who, when, and when removed (decisions 30, 32). */
const made = () => ({
  createdBy: accountId('created_by').notNull(),
  createdAt: createdAt(),
  removedBy: accountId('removed_by'),
  removedAt: instant('removed_at'),
});

/** One occurrence of a class, moved for everybody (decision 29). */
export const classTimeChanges = pgTable(
  'class_time_changes',
  {
    id: id(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    originalDate: date('original_date').notNull(),
    newDate: date('new_date').notNull(),
    newStartTime: time('new_start_time').notNull(),
    newEndTime: time('new_end_time').notNull(),
    ...made(),
  },
  (t) => [
    check('class_time_changes_times', sql`${t.newEndTime} > ${t.newStartTime}`),
    check('class_time_changes_removed', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
    // To change an occurrence again, remove the first change. Two moved to one date could not be told apart on a
    // roster.
    uniqueIndex('class_time_changes_one')
      .on(t.classId, t.originalDate)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex('class_time_changes_one_target')
      .on(t.classId, t.newDate)
      .where(sql`${t.removedAt} is null`),
    index('class_time_changes_class').on(t.classId),
    index('class_time_changes_new_date').on(t.newDate),
    index('class_time_changes_created_by').on(t.createdBy),
    index('class_time_changes_removed_by').on(t.removedBy),
  ],
);

/** One student visits another class of the subject instead of one occurrence (decision 31). */
export const studentTimeChanges = pgTable(
  'student_time_changes',
  {
    id: id(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    originalClassId: integer('original_class_id')
      .notNull()
      .references(() => classes.id),
    originalDate: date('original_date').notNull(),
    newClassId: integer('new_class_id')
      .notNull()
      .references(() => classes.id),
    newDate: date('new_date').notNull(),
    ...made(),
  },
  (t) => [
    check('student_time_changes_other_class', sql`${t.newClassId} <> ${t.originalClassId}`),
    check('student_time_changes_near', sql`abs(${t.newDate} - ${t.originalDate}) <= 60`),
    check('student_time_changes_removed', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
    uniqueIndex('student_time_changes_one')
      .on(t.studentId, t.originalClassId, t.originalDate)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex('student_time_changes_one_target')
      .on(t.studentId, t.newClassId, t.newDate)
      .where(sql`${t.removedAt} is null`),
    index('student_time_changes_student').on(t.studentId),
    index('student_time_changes_original').on(t.originalClassId, t.originalDate),
    index('student_time_changes_new').on(t.newClassId, t.newDate),
    index('student_time_changes_created_by').on(t.createdBy),
    index('student_time_changes_removed_by').on(t.removedBy),
  ],
);

/** Keyed by the original date, so it covers an occurrence that was moved (decision 30). */
export const classCancellations = pgTable(
  'class_cancellations',
  {
    id: id(),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    dateCancelled: date('date_cancelled').notNull(),
    /** The holiday or closure, when a whole branch was cancelled (decision 35). */
    reason: text('reason'),
    ...made(),
  },
  (t) => [
    check('class_cancellations_removed', sql`(${t.removedAt} is null) = (${t.removedBy} is null)`),
    uniqueIndex('class_cancellations_one')
      .on(t.classId, t.dateCancelled)
      .where(sql`${t.removedAt} is null`),
    index('class_cancellations_class').on(t.classId, t.id),
    index('class_cancellations_date').on(t.dateCancelled),
    index('class_cancellations_created_by').on(t.createdBy),
    index('class_cancellations_removed_by').on(t.removedBy),
  ],
);
