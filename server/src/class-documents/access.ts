import { and, eq } from 'drizzle-orm';
import { isMember } from '../classes/members.ts';
import { isClass, requireTaught } from '../classes/teaching.ts';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

/** Ends the call unless the teacher teaches the class, or the student is in it today (decision 67): 403 for a teacher of other classes, 404 for everybody else's. */
export async function requireOwnClass(database: Queryable, caller: Caller, id: number): Promise<void> {
  if (caller.role === 'teacher') return requireTaught(database, caller, id, { which: 'existing' });
  const [own] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), isClass('existing'), isMember(caller.profileId)));
  if (!own) fail('not_found');
}
