import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { instant, versioned } from './columns.ts';
import { accountId } from './links.ts';
import { students } from './students.ts';

/** The sheet of one meeting. Its existence means that attendance was taken, even if nobody came (decision 33). */
export const attendanceSheets = pgTable(
  'attendance_sheets',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    /** The day it was held: the new date of a moved occurrence. */
    attendanceDate: date('attendance_date').notNull(),
    submittedBy: accountId('submitted_by').notNull(),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    ...versioned(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.attendanceDate] }),
    check(
      'attendance_sheets_not_in_future',
      sql`${t.attendanceDate} <= (${t.submittedAt} at time zone 'Asia/Kuala_Lumpur')::date`,
    ),
    index('attendance_sheets_date').on(t.attendanceDate),
    index('attendance_sheets_submitted_by').on(t.submittedBy),
  ],
);

/** One record per student, class and date, even if two tabs submit at once. */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    classId: integer('class_id').notNull(),
    attendanceDate: date('attendance_date').notNull(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    attended: boolean('attended').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.classId, t.attendanceDate, t.studentId] }),
    foreignKey({
      name: 'attendance_marks_sheet',
      columns: [t.classId, t.attendanceDate],
      foreignColumns: [attendanceSheets.classId, attendanceSheets.attendanceDate],
    }),
    index('attendance_marks_student').on(t.studentId, t.attendanceDate),
  ],
);
