import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt, instant } from './columns.ts';
import { sha256Format } from './rules.ts';

/**
 * A password reset link that was sent. It is valid while the account's address and password are unchanged, so any
 * other change, including using the link, ends it. The token itself is not stored.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('password_resets_token_hash', sha256Format(t.tokenHash)),
    index('password_resets_account').on(t.accountId),
    index('password_resets_expires').on(t.expiresAt),
  ],
);
