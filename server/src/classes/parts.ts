import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { branches } from '../database/schema/branches.ts';
import { classes, classTeachers } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import { teachers } from '../database/schema/teachers.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireBranch } from '../http/permissions.ts';
import { isTaughtBy } from './teaching.ts';

interface Parts {
  branch_id: number;
  subject_id: number;
  teacher_ids: readonly number[];
}

/** Rejects a branch, subject or teacher that cannot be chosen, each at its field. */
export async function requireParts(
  transaction: Queryable,
  caller: Caller,
  { branch_id, subject_id, teacher_ids }: Parts,
  classId?: number,
): Promise<void> {
  requireBranch(caller, branch_id);
  const [branch] = await transaction
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, branch_id), isNull(branches.deletedAt)));
  // Locked, so that the subject cannot be deleted before the class exists.
  const [subject] = await transaction
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, subject_id), isNull(subjects.deletedAt)))
    .for('share');
  const ids = [...new Set(teacher_ids)];
  const teaches = sql`exists (select from ${classes}
    where ${classes.id} = ${classId ?? null} and ${isTaughtBy(teachers.id, 'all')})`;
  const able = await transaction
    .select({ id: teachers.id })
    .from(teachers)
    .innerJoin(accounts, eq(accounts.id, teachers.accountId))
    .where(
      and(
        inArray(teachers.id, ids),
        isNull(accounts.deletedAt),
        // A suspended teacher may keep a class but cannot be given one.
        or(ne(accounts.status, 'suspended'), teaches),
      ),
    )
    .for('share', { of: accounts });
  const fields = {
    ...(branch ? {} : { branch_id: 'selection_unknown' as const }),
    ...(subject ? {} : { subject_id: 'selection_unknown' as const }),
    ...(able.length === ids.length ? {} : { teacher_ids: 'selection_unknown' as const }),
  };
  if (Object.keys(fields).length) fail('validation', { fields });
}

/** Replaces the teachers of a class. */
export async function replaceTeachers(transaction: Queryable, classId: number, ids: readonly number[]) {
  await transaction.delete(classTeachers).where(eq(classTeachers.classId, classId));
  await transaction
    .insert(classTeachers)
    .values([...new Set(ids)].map((teacherId) => ({ classId, teacherId })));
}

interface Fields extends Parts {
  class_day: (typeof classes.$inferInsert)['classDay'];
  start_time: string;
  end_time: string;
  commence_date: string;
  conclude_date: string;
  is_online: 0 | 1;
  is_hybrid: 0 | 1;
}

export const columnsOf = (body: Fields) => ({
  branchId: body.branch_id,
  subjectId: body.subject_id,
  classDay: body.class_day,
  startTime: body.start_time,
  endTime: body.end_time,
  commenceDate: body.commence_date,
  concludeDate: body.conclude_date,
  mode: body.is_online ? ('online' as const) : body.is_hybrid ? ('hybrid' as const) : ('physical' as const),
});
