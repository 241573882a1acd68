import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { roles } from '@portal/shared-api/endpoint';
import { createdAt, deletedAt, id, instant } from './columns.ts';
import { emailFormat, oneOf, passwordHashFormat } from './rules.ts';

export const accountStatuses = ['active', 'suspended'] as const;

export const accountStates = [...accountStatuses, 'removed'] as const;

/**
 * One row for each person who signs in. The profile tables (students, parents, teachers, admins) refer to it. Removal
 * is soft: `deleted_at` frees the e-mail (decision 36) and keeps the history.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: text('role', { enum: roles }).notNull(),
    email: text('email').notNull(),
    /** Null for an imported account until a password is issued. */
    passwordHash: text('password_hash'),
    status: text('status', { enum: accountStatuses }).notNull().default('active'),
    /** Last sign-in; null if there was none. */
    signedInAt: instant('signed_in_at'),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
    /** Status and removal in one value, which the profiles copy. */
    state: text('state', { enum: accountStates })
      .notNull()
      .generatedAlwaysAs(sql`case when deleted_at is null then status else 'removed' end`),
  },
  (t) => [
    check('accounts_role', oneOf(t.role, roles)),
    check('accounts_status', oneOf(t.status, accountStatuses)),
    check('accounts_email', emailFormat(t.email)),
    check('accounts_password_hash', passwordHashFormat(t.passwordHash)),
    check('accounts_deleted_is_suspended', sql`${t.deletedAt} is null or ${t.status} = 'suspended'`),
    unique('accounts_id_role').on(t.id, t.role),
    unique('accounts_id_role_state').on(t.id, t.role, t.state),
    // Siblings may share an address; they sign in with the Student ID.
    uniqueIndex('accounts_live_email')
      .on(t.role, t.email)
      .where(sql`${t.deletedAt} is null and ${t.role} <> 'student'`),
    index('accounts_email').on(t.email, t.role),
    // For a search by the part before the @, stored so that it can be matched as a prefix.
    index('accounts_email_name').on(t.role, sql`(reverse(split_part(${t.email}, '@', 1)) collate "C")`),
  ],
);
