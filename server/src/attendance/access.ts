import { and, eq } from 'drizzle-orm';
import { requireTaught } from '../classes/teaching.ts';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

/**
 * Ends the call unless the class is one whose attendance the caller takes: of the admin's branch, else 404; one that the
 * teacher teaches, else 403. A class that was deleted keeps its past sheets.
 */
export async function requireTakenBy(database: Queryable, caller: Caller, classId: number): Promise<void> {
  if (caller.role === 'teacher') return requireTaught(database, caller, classId, { which: 'all' });
  const [found] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), withinBranch(caller, classes.branchId)));
  if (!found) fail('not_found');
}
