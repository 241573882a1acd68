import { and, eq, type SQL } from 'drizzle-orm';
import { isMember } from '../classes/members.ts';
import { isClass, isTaughtBy, requireTaught } from '../classes/teaching.ts';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

/** The class of the current row is one that the teacher teaches, or that the student is in today (decision 67). */
export const isOwnClass = (caller: Caller): SQL | undefined =>
  caller.role === 'teacher'
    ? isTaughtBy(caller.profileId, 'existing')
    : and(isClass('existing'), isMember(caller.profileId));

/** Ends the call unless the class is the caller's own: 403 for a teacher of other classes, 404 for everybody else's. */
export async function requireOwnClass(database: Queryable, caller: Caller, id: number): Promise<void> {
  if (caller.role === 'teacher') return requireTaught(database, caller, id, { which: 'existing' });
  const [own] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), isOwnClass(caller)));
  if (!own) fail('not_found');
}
