import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

/**
 * Ends the call unless the class is one whose attendance the caller takes: of the admin's branch, else 404; one that the
 * teacher teaches, else 403 (decision 34). A class that was deleted keeps its past sheets.
 */
export async function requireTakenBy(database: Queryable, caller: Caller, classId: number): Promise<void> {
  const theirs =
    caller.role === 'teacher'
      ? sql`exists (select from class_teachers taught
          where taught.class_id = ${classes.id} and taught.teacher_id = ${caller.profileId})`
      : withinBranch(caller, classes.branchId);
  const [found] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, classId), theirs));
  if (!found) fail(caller.role === 'teacher' ? 'forbidden' : 'not_found');
}
