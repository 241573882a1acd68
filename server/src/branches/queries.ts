import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';

/** The branches an admin may choose from; all of them when `scope` is null. */
export const branchesWithin = (database: Database, scope: number | null) =>
  database
    .select({ id: branches.id, branch_name: branches.name })
    .from(branches)
    .where(and(isNull(branches.deletedAt), scope === null ? undefined : eq(branches.id, scope)))
    .orderBy(asc(branches.id));
