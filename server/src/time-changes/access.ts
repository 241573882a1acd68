import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';

/** Holds a class that the teacher teaches until the transaction ends; another teacher's is 403 (decision 34). */
export async function lockTaught(transaction: Queryable, caller: Caller, classId: number): Promise<void> {
  const [found] = await transaction
    .select({ id: classes.id })
    .from(classes)
    .where(
      and(
        eq(classes.id, classId),
        isNull(classes.deletedAt),
        sql`exists (select from class_teachers taught
          where taught.class_id = ${classes.id} and taught.teacher_id = ${caller.profileId})`,
      ),
    )
    .for('no key update');
  if (!found) fail('forbidden');
}
