import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { files } from '../database/schema/files.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { fileColumns } from '../storage/public-files.ts';

/** The branches an admin may choose from. */
export const branchesWithin = (database: Database, caller: Caller) =>
  database
    .select({ id: branches.id, branch_name: branches.name, version: branches.version })
    .from(branches)
    .where(and(isNull(branches.deletedAt), withinBranch(caller, branches.id)))
    .orderBy(asc(branches.id));

/** The branches that exist. */
export const allBranches = (database: Database) =>
  database
    .select({ id: branches.id, branch_name: branches.name })
    .from(branches)
    .where(isNull(branches.deletedAt))
    .orderBy(asc(branches.id));

/** What visitors see of a branch. */
export const publicBranches = (database: Database) =>
  database.select().from(branches).where(isNull(branches.deletedAt)).orderBy(asc(branches.id));

export const existing = (id: number) => and(eq(branches.id, id), isNull(branches.deletedAt));

export const branchPhoto = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(branches)
    .innerJoin(files, eq(files.key, branches.photoKey))
    .where(existing(id));

export const branchTimetable = (database: Database, id: number) =>
  database
    .select(fileColumns)
    .from(branches)
    .innerJoin(files, eq(files.key, branches.timetableKey))
    .where(existing(id));
