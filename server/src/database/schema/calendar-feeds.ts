import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt } from './columns.ts';
import { sha256Format } from './rules.ts';

/** The private calendar address of a timetable. Revoking deletes the row. The token itself is not stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [check('calendar_feeds_token_hash', sha256Format(t.tokenHash))],
);
