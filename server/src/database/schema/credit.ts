import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { accountId } from './links.ts';
import { oneOf } from './rules.ts';
import { payments } from './payments.ts';
import { students } from './students.ts';

export const creditKinds = ['add', 'claim', 'reversal'] as const;

/**
 * Every movement of a student's credit (decision 15). Rows are only added. The trigger behind an insert updates
 * `students.overpaid_sen`, stores the resulting balance, and rejects a negative balance, a second movement of a
 * payment whose first is in force, and a reversal that does not match its entry.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: id(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: creditKinds }).notNull(),
    /** Positive raises the balance, negative lowers it. */
    amountSen: integer('amount_sen').notNull(),
    reversesId: integer('reverses_id').references((): AnyPgColumn => creditEntries.id),
    /** Written by the trigger. */
    balanceAfterSen: integer('balance_after_sen').notNull().default(0),
    createdBy: accountId('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('credit_entries_kind', oneOf(t.kind, creditKinds)),
    check(
      'credit_entries_amount',
      sql`case ${t.kind} when 'add' then ${t.amountSen} > 0 when 'claim' then ${t.amountSen} < 0 else ${t.amountSen} <> 0 end`,
    ),
    check('credit_entries_reverses', sql`(${t.kind} = 'reversal') = (${t.reversesId} is not null)`),
    check('credit_entries_balance', sql`${t.balanceAfterSen} >= 0`),
    uniqueIndex('credit_entries_reversed_once').on(t.reversesId),
    index('credit_entries_student').on(t.studentId, t.id),
    index('credit_entries_payment').on(t.paymentId, t.id),
    index('credit_entries_created_by').on(t.createdBy),
  ],
);
