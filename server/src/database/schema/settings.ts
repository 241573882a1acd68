import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { versioned } from './columns.ts';
import { accountId, fileKey } from './links.ts';
import { oneOf } from './rules.ts';

export const enrollmentValues = ['open', 'closed'] as const;

/** What an admin can set for the whole centre: exactly one row, which a migration puts there. */
export const settings = pgTable(
  'settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Tells this database from others; the folder of files carries it too (decision 74). */
    identity: uuid('identity').notNull().defaultRandom(),
    /** The switch of Registration Setting: class enrolment only (decision 54). */
    enrollment: text('enrollment', { enum: enrollmentValues }).notNull().default('closed'),
    /** A month that is not covered after this day shows as unpaid (decision 25). */
    paymentDueDay: smallint('payment_due_day').notNull().default(7),
    /** One year in both languages (decision 64). */
    intakeYear: smallint('intake_year').notNull(),
    /** How to pay, shown to signed-in families only. */
    payeeName: text('payee_name'),
    bankName: text('bank_name'),
    bankAccount: text('bank_account'),
    /** The text of the centre's static QR, from which families' QRs are made. */
    duitNowQr: text('duitnow_qr'),
    /** On the landing page; a still picture stands in when there is none. */
    introVideoKey: fileKey('intro_video_key'),
    /** The links show when the two are configured (decision 68). */
    teacherAppUrl: text('teacher_app_url'),
    studentAppUrl: text('student_app_url'),
    updatedBy: accountId('updated_by'),
    ...versioned(),
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_enrollment', oneOf(t.enrollment, enrollmentValues)),
    check('settings_due_day', sql`${t.paymentDueDay} between 1 and 28`),
    check('settings_intake_year', sql`${t.intakeYear} between 2000 and 2999`),
    index('settings_updated_by').on(t.updatedBy),
    index('settings_intro_video').on(t.introVideoKey),
  ],
);
