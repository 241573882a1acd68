import { and, eq } from 'drizzle-orm';
import { requireTaught } from '../classes/teaching.ts';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

/**
 * Ends the call unless the caller may take attendance of the class: 404 for a class outside the admin's branch, 403
 * for one the teacher does not teach. A deleted class keeps its past sheets.
 */
export async function requireTakenBy(database: Queryable, caller: Caller, classId: number): Promise<void> {
  if (caller.role === 'teacher') return requireTaught(database, caller, classId, { which: 'all' });
  const [found] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), withinBranch(caller, classes.branchId)));
  if (!found) fail('not_found');
}
