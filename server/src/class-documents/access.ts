import { today } from '@portal/shared-api/calendar';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

/** The class of the row at hand is one that the teacher teaches, or that the student is in today (decisions 34, 67). */
const isTheirs = (caller: Caller): SQL =>
  caller.role === 'teacher'
    ? sql`exists (select from class_teachers taught
        where taught.class_id = ${classes.id} and taught.teacher_id = ${caller.profileId})`
    : sql`exists (select from class_enrollments stay
        where stay.class_id = ${classes.id} and stay.student_id = ${caller.profileId}
          and stay.from_date <= ${today()} and (stay.until_date is null or stay.until_date > ${today()}))`;

/** A class of the caller's own, which still runs or has run. */
export const isOwnClass = (caller: Caller): SQL | undefined =>
  and(isNull(classes.deletedAt), isTheirs(caller));

/** Ends the call unless the class is the caller's own: 403 for a teacher of other classes, 404 for everybody else's. */
export async function requireOwnClass(database: Queryable, caller: Caller, id: number): Promise<void> {
  const [own] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), isOwnClass(caller)));
  if (!own) fail(caller.role === 'teacher' ? 'forbidden' : 'not_found');
}
