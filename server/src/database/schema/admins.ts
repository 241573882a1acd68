import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { adminLevels } from '@portal/shared-api/endpoint';
import { branches } from './branches.ts';
import { id } from './columns.ts';
import { profileAccount, profileRules } from './links.ts';
import { filled, oneOf } from './rules.ts';

/** Created by a command, not from the web (decision 49). */
export const admins = pgTable(
  'admins',
  {
    id: id(),
    ...profileAccount('admin'),
    name: text('name').notNull(),
    level: text('admin_level', { enum: adminLevels }).notNull(),
    branchId: integer('branch_id').references(() => branches.id),
  },
  (t) => [
    ...profileRules('admins', 'admin', t),
    check('admins_name', filled(t.name)),
    check('admins_level', oneOf(t.level, adminLevels)),
    // Admins limited to a branch have one (decision 58). A missing value must never mean "all".
    check('admins_branch', sql`${t.level} = 'level_3' or ${t.branchId} is not null`),
    index('admins_branch').on(t.branchId),
  ],
);
