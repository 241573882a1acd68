import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

interface Options {
  /** Locks the class until the transaction ends. Rows that refer to it can still be written. */
  lock?: boolean;
}

/** A class the admin may manage and that is not deleted. Any other looks as if it did not exist. */
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
 * Locks these classes against edits, attendance and incoming students until the transaction ends. Always locked in
 * the same order, so that two transactions cannot deadlock.
 */
export const lockClasses = (transaction: Queryable, chosen: readonly number[]) =>
  transaction
    .select({ id: classes.id, subjectId: classes.subjectId })
    .from(classes)
    .where(inArray(classes.id, [...chosen]))
    .orderBy(classes.id)
    .for('no key update');
