import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt, instant } from './columns.ts';
import { sha256Format } from './rules.ts';

/** Stored answers of calls that must run once: a replay gets the first answer (decision 13). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** Hash of the request: the same key with other content is a client error. */
    requestHash: bytea('request_hash').notNull(),
    /** Null while the first call is running. */
    responseStatus: smallint('response_status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.key] }),
    check('idempotency_keys_key', sql`length(${t.key}) between 8 and 128`),
    check('idempotency_keys_request_hash', sha256Format(t.requestHash)),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

/** Counters shared by several server processes. Unlogged: losing them in a crash does no harm. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('rate_limits_expires').on(t.expiresAt)],
);
