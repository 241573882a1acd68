import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { versioned } from './columns.ts';
import { accountId, fileKey } from './links.ts';
import { oneOf } from './rules.ts';

export const enrollmentValues = ['open', 'closed'] as const;

/** Settings of the whole centre: exactly one row, created by a migration. */
export const settings = pgTable(
  'settings',
  {
    id: integer('id').primaryKey().default(1),
    /** Identifies this database. The file folder carries the same identity (decision 74). */
    identity: uuid('identity').notNull().defaultRandom(),
    /** The switch of Registration Setting: class enrolment only (decision 54). */
    enrollment: text('enrollment', { enum: enrollmentValues }).notNull().default('closed'),
    /** The due day: a month not covered after it shows as unpaid (decision 25). */
    paymentDueDay: smallint('payment_due_day').notNull().default(7),
    /** One year for both languages (decision 64). */
    intakeYear: smallint('intake_year').notNull(),
    /** How to pay, shown to signed-in families only. */
    payeeName: text('payee_name'),
    bankName: text('bank_name'),
    bankAccount: text('bank_account'),
    /** The text of the centre's static QR, from which the families' QRs are generated. */
    duitNowQr: text('duitnow_qr'),
    /** On the landing page, with a still picture if there is none. */
    introVideoKey: fileKey('intro_video_key'),
    /** The links show when both are configured (decision 68). */
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
