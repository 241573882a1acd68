import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { branches } from './branches.ts';
import { createdAt, id, instant } from './columns.ts';
import { accountId } from './links.ts';

/** A student as an import left it; earlier imports have no digest. */
export interface Touched {
  id: number;
  version: number;
  digest?: string;
}

/** What an import created and changed, for undoing it. */
export interface Imported {
  created: Touched[];
  updated: (Touched & { before: Record<string, string | null> })[];
  parents: number[];
  links: { parentId: number; studentId: number }[];
}

/** Imported student files. Each was imported as a whole or not at all. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    fileName: text('file_name').notNull(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    imported: jsonb('imported').$type<Imported>().notNull(),
    createdBy: accountId('created_by').notNull(),
    createdAt: createdAt(),
    undoneBy: accountId('undone_by'),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    check('imports_undone', sql`(${t.undoneAt} is null) = (${t.undoneBy} is null)`),
    index('imports_branch').on(t.branchId, t.id),
    index('imports_created_by').on(t.createdBy),
    index('imports_undone_by').on(t.undoneBy),
  ],
);
