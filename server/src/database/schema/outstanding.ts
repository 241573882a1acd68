import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { educationLevels } from '@portal/shared-api/education-levels';
import { students } from './students.ts';

/**
 * The outstanding months of each student, as found by the function `outstanding_months` (decision 23). Written only
 * by the triggers on students, periods and payments, in the transaction of the change.
 */
export const studentOutstanding = pgTable(
  'student_outstanding',
  {
    studentId: integer('student_id')
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** Copied from the student, so that filtered lists can use an index. */
    branchId: integer('branch_id').notNull(),
    educationLevel: text('education_level', { enum: educationLevels }).notNull(),
    /** First days of months, in order. */
    months: date('months').array().notNull().default([]),
    /** Those of them with a payment waiting for approval. */
    submitted: date('submitted').array().notNull().default([]),
    number: integer('number')
      .notNull()
      .generatedAlwaysAs(sql`cardinality(months)`),
    /** The last month included; `infinity` once time adds nothing, after a suspension. */
    countedUntil: date('counted_until').notNull().default('-infinity'),
  },
  (t) => [
    index('student_outstanding_most')
      .on(t.number.desc().nullsFirst(), t.studentId)
      .where(sql`number > 0`),
    index('student_outstanding_branch')
      .on(t.branchId, t.number.desc().nullsFirst(), t.studentId)
      .where(sql`number > 0`),
    index('student_outstanding_level')
      .on(t.educationLevel, t.number.desc().nullsFirst(), t.studentId)
      .where(sql`number > 0`),
    index('student_outstanding_months').using('gin', t.months),
    index('student_outstanding_counted').on(t.countedUntil, t.studentId),
  ],
);
