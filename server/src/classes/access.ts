import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

interface Options {
  /** Nobody else changes the class until the transaction ends; rows that point to it may still be written. */
  lock?: boolean;
}

/** A class that the admin may act for and that is not deleted; any other one reads as if it did not exist. */
export async function requireClass(
  database: Queryable,
  caller: Caller,
  id: number,
  { lock = false }: Options = {},
) {
  const query = database
    .select({
      id: classes.id,
      branchId: classes.branchId,
      subjectId: classes.subjectId,
      name: subjects.name,
      version: classes.version,
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .where(and(eq(classes.id, id), isNull(classes.deletedAt), withinBranch(caller, classes.branchId)));
  const [found] = await (lock ? query.for('no key update', { of: classes }) : query);
  return found ?? fail('not_found');
}

/**
 * Nobody else changes these classes, takes their attendance or sends a student to them until the transaction ends. Several
 * are taken in one order, so that two who want the same ones never wait for each other.
 */
export const lockClasses = (transaction: Queryable, chosen: readonly number[]) =>
  transaction
    .select({ id: classes.id, subjectId: classes.subjectId })
    .from(classes)
    .where(inArray(classes.id, [...chosen]))
    .orderBy(classes.id)
    .for('no key update');
