import type { PresetInput } from '@portal/shared-api/presets';
import { nameKey } from '@portal/shared-api/plain-text';
import { asc, eq, max, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { presetTemplates } from '../database/schema/payments.ts';
import { studentPresets, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireStudent } from '../students/access.ts';

const TEMPLATES_LOCK = 7_061_001;

const itemsOf = (database: Queryable, studentId: number) =>
  database
    .select({ title: studentPresets.title, value: studentPresets.valueSen, show: studentPresets.show })
    .from(studentPresets)
    .where(eq(studentPresets.studentId, studentId))
    .orderBy(asc(studentPresets.position));

/** A student's fee items, and the version that a change has to name. */
export async function studentItems(database: Database, caller: Caller, studentId: string) {
  const { id, version } = await requireStudent(database, caller, { studentId });
  return { data: await itemsOf(database, id), version };
}

/** The fee items as a family sees them (decision 18). */
export const visibleItems = async (database: Queryable, studentId: number) =>
  (await itemsOf(database, studentId)).filter((item) => item.show);

export async function templates(database: Queryable) {
  const data = await database
    .select({ title: presetTemplates.title, value: presetTemplates.valueSen, show: presetTemplates.show })
    .from(presetTemplates)
    .orderBy(asc(presetTemplates.position));
  const [row] = await database.select({ newest: max(presetTemplates.id) }).from(presetTemplates);
  return { data, version: row?.newest ?? 0 };
}

const rowsOf = (items: readonly PresetInput[]) =>
  items.map(({ title, value, show }, position) => ({ title, valueSen: value, show, position }));

/**
 * Replaces a student's fee items and increments the student's version, so that an outdated copy cannot overwrite
 * them.
 */
export async function replaceStudentItems(
  database: Database,
  caller: Caller,
  studentId: number,
  { presets, version }: { presets: PresetInput[]; version: number },
) {
  await database.transaction(async (transaction) => {
    const student = await requireStudent(transaction, caller, { id: studentId }, { lock: true });
    if (student.version !== version) fail('changed_meanwhile');
    await transaction
      .update(students)
      .set({ updatedAt: sql`now()` })
      .where(eq(students.id, studentId));
    await transaction.delete(studentPresets).where(eq(studentPresets.studentId, studentId));
    if (presets.length > 0)
      await transaction.insert(studentPresets).values(rowsOf(presets).map((row) => ({ ...row, studentId })));
  });
}

/** Locks the templates until the transaction ends. */
export const lockTemplates = (transaction: Queryable) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${TEMPLATES_LOCK})`);

/** Replaces the centre's templates. Ids only grow, so the newest one is the version of the list. */
export async function replaceTemplates(
  database: Database,
  caller: Caller,
  { presets, version }: { presets: PresetInput[]; version: number },
) {
  await database.transaction(async (transaction) => {
    await lockTemplates(transaction);
    const before = await templates(transaction);
    if (before.version !== version) fail('changed_meanwhile');
    await transaction.delete(presetTemplates);
    if (presets.length > 0) await transaction.insert(presetTemplates).values(rowsOf(presets));
    for (const [position, { title, value, show }] of before.data.entries()) {
      const now = presets.find((one) => nameKey(one.title) === nameKey(title));
      if (now?.value === value && now.show === show) continue;
      await recordAudit(transaction, {
        resource: 'presets',
        recordId: position + 1,
        action: now ? 'updated' : 'deleted',
        actorId: caller.accountId,
        details: { title, value_sen: value, show, new_value_sen: now?.value, new_show: now?.show },
      });
    }
  });
}
