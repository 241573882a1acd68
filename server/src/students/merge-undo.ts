import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { studentMerges } from '../database/schema/student-merges.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireStudent } from './access.ts';
import { fingerprintOf, restoreRows, type Before } from './merge-rows.ts';

const others = alias(students, 'others');
const selectMerges = (database: Queryable) =>
  database
    .select({
      id: studentMerges.id,
      keptId: studentMerges.keptId,
      mergedId: studentMerges.mergedId,
      before: studentMerges.before,
      fingerprint: studentMerges.fingerprint,
      undoneAt: studentMerges.undoneAt,
      mergedAt: studentMerges.createdAt,
      mergedBy: sql<string>`(select coalesce(
        (select name from admins where account_id = ${studentMerges.mergedBy}), ''))`,
      kept: students.studentId,
      merged: others.studentId,
      name: others.name,
    })
    .from(studentMerges)
    .innerJoin(students, eq(students.id, studentMerges.keptId))
    .innerJoin(others, eq(others.id, studentMerges.mergedId));

/** A student's merges in force. Only the newest can be undone, and only while nothing new has happened. */
export async function mergesOf(database: Database, caller: Caller, id: number) {
  await requireStudent(database, caller, { id });
  const found = await selectMerges(database)
    .where(sql`${studentMerges.keptId} = ${id} and ${studentMerges.undoneAt} is null`)
    .orderBy(desc(studentMerges.id));
  const now = found.length > 0 ? await fingerprintOf(database, id) : null;
  return found.map((merge, place) => ({
    id: merge.id,
    student_id: merge.merged,
    name: merge.name,
    merged_at: merge.mergedAt.toISOString(),
    merged_by: merge.mergedBy,
    can_undo: place === 0 && merge.fingerprint === now,
  }));
}

/** Splits a record into the original two. */
export const undoMerge = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const [merge] = await selectMerges(transaction)
      .where(eq(studentMerges.id, id))
      .for('update', { of: studentMerges });
    if (!merge) fail('not_found');
    await requireStudent(transaction, caller, { id: merge.keptId }, { lock: true });
    if (merge.undoneAt) fail('undone_already');
    const now = await fingerprintOf(transaction, merge.keptId);
    if (now !== merge.fingerprint) fail('merge_not_undoable');
    await restoreRows(transaction, merge.before as Before, merge.keptId, merge.mergedId);
    await transaction
      .update(studentMerges)
      .set({ undoneAt: sql`now()`, undoneBy: caller.accountId })
      .where(eq(studentMerges.id, id));
    for (const recordId of [merge.keptId, merge.mergedId])
      await recordAudit(transaction, {
        resource: 'students',
        recordId,
        action: 'merge_undone',
        actorId: caller.accountId,
        details: { kept: merge.kept, merged: merge.merged },
      });
    return { kept: merge.kept, merged: merge.merged };
  });
