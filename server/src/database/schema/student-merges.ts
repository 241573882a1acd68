import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, id, instant } from './columns.ts';
import { accountId } from './links.ts';
import { students } from './students.ts';

/** Two records of one child that were merged (decision 79), with all that an undo needs. */
export const studentMerges = pgTable(
  'student_merges',
  {
    id: id(),
    keptId: integer('kept_id')
      .notNull()
      .references(() => students.id),
    mergedId: integer('merged_id')
      .notNull()
      .references(() => students.id),
    /** The rows of both before the merge. */
    before: jsonb('before').notNull(),
    /** Digest of the kept student right after the merge. If it still matches, nothing has happened since. */
    fingerprint: text('fingerprint').notNull(),
    mergedBy: accountId('merged_by').notNull(),
    createdAt: createdAt(),
    undoneBy: accountId('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    check('student_merges_undone', sql`(${t.undoneAt} is null) = (${t.undoneBy} is null)`),
    index('student_merges_kept').on(t.keptId),
    index('student_merges_merged').on(t.mergedId),
    index('student_merges_merged_by').on(t.mergedBy),
    index('student_merges_undone_by').on(t.undoneBy),
  ],
);
