import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt, instant } from './columns.ts';
import { sha256Format } from './rules.ts';

/** An active session. Revoking deletes the row (decision 39). The token itself is not stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    check('sessions_token_hash', sha256Format(t.tokenHash)),
    check('sessions_expires_later', sql`${t.expiresAt} > ${t.createdAt}`),
    index('sessions_account').on(t.accountId),
    index('sessions_expires').on(t.expiresAt),
  ],
);
