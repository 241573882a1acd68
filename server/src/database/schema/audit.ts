import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { accountId } from './links.ts';
import { filled } from './rules.ts';

/** Actions shown in colour in a payment's log (specification A, section 4), and its soft delete. */
export const paymentActions = ['created', 'approved', 'checked', 'rejected', 'updated', 'deleted'] as const;

/** Who did what to which record, and when (decision 21). Rows are only added, a trigger refuses the rest. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The resource as the contract names it: `payments`, `students`, `attendance`. */
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    action: text('action').notNull(),
    actorId: accountId('actor_id'),
    /** The actor's name at that time, kept after the account is gone; `system` for the product itself. */
    actorName: text('actor_name').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    check('audit_entries_action', filled(t.action)),
    check(
      'audit_entries_payment_action',
      sql`${t.resource} <> 'payments' or ${t.action} in (${sql.raw(paymentActions.map((action) => `'${action}'`).join(', '))})`,
    ),
    check('audit_entries_actor', sql`${t.actorId} is not null or ${t.actorName} = 'system'`),
    index('audit_entries_record').on(t.resource, t.recordId, t.id),
    index('audit_entries_actor').on(t.actorId),
    index('audit_entries_created').on(t.createdAt),
  ],
);
