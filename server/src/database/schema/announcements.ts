import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { educationLevels } from '@portal/shared-api/education-levels';
import { accounts } from './accounts.ts';
import { branches } from './branches.ts';
import { classes } from './classes.ts';
import { createdAt, id, instant } from './columns.ts';
import { accountId } from './links.ts';
import { filled, oneOf } from './rules.ts';
import { students } from './students.ts';

export const announcementModes = ['all', 'level', 'class', 'individual'] as const;

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    mode: text('mode', { enum: announcementModes }).notNull(),
    educationLevel: text('education_level', { enum: educationLevels }),
    classId: integer('class_id').references(() => classes.id),
    studentId: integer('student_id').references(() => students.id),
    /** Null reaches every branch. A branch admin only reaches their own (decision 58). */
    branchId: integer('branch_id').references(() => branches.id),
    message: text('message').notNull(),
    createdBy: accountId('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('announcements_mode', oneOf(t.mode, announcementModes)),
    check('announcements_education_level', oneOf(t.educationLevel, educationLevels)),
    check('announcements_message', filled(t.message)),
    check(
      'announcements_target',
      sql`(${t.mode} = 'level') = (${t.educationLevel} is not null)
        and (${t.mode} = 'class') = (${t.classId} is not null)
        and (${t.mode} = 'individual') = (${t.studentId} is not null)`,
    ),
    index('announcements_class').on(t.classId),
    index('announcements_student').on(t.studentId),
    index('announcements_branch').on(t.branchId),
    index('announcements_created_by').on(t.createdBy),
  ],
);

/** Recipients, fixed on sending, and when each read it. The bell counts the unread ones (decision 66). */
export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.accountId] }),
    index('announcement_recipients_account').on(t.accountId, t.announcementId.desc()),
    index('announcement_recipients_unread')
      .on(t.accountId)
      .where(sql`${t.readAt} is null`),
  ],
);
