import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { imports, type Touched } from '../database/schema/imports.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { removeAccounts, updateAccount } from '../sessions/accounts.ts';
import { moveJoinDates } from '../students/stays.ts';
import { requireBatch } from './require-batch.ts';
import { digest } from './digests.ts';

/**
 * What happened to a student since the import: setup, fee item, payment, class or request. The table is spelled out:
 * drizzle omits it in a single-table query, and `id` would be that of the subquery.
 */
const hasNews = sql<boolean>`(${students}.initialized_at is not null
  or exists (select from student_presets where student_presets.student_id = ${students}.id)
  or exists (select from payments where payments.student_id = ${students}.id)
  or exists (select from class_enrollments where class_enrollments.student_id = ${students}.id)
  or exists (select from enrollment_requests where enrollment_requests.student_id = ${students}.id))`;

/** Names of those something has happened to since, which prevents an undo. */
async function namesOfNews(transaction: Queryable, touched: readonly (Touched & { isNew: boolean })[]) {
  const rows = await transaction
    .select({ id: students.id, name: students.name, version: students.version, digest, hasNews })
    .from(students)
    .where(
      inArray(
        students.id,
        touched.map(({ id }) => id),
      ),
    )
    .for('update');
  const written = new Map(touched.map((one) => [one.id, one]));
  return rows
    .filter((row) => {
      const one = written.get(row.id)!;
      // Older imports only recorded the version.
      const isSame = one.digest ? row.digest === one.digest : row.version === one.version;
      return !isSame || (one.isNew && row.hasNews);
    })
    .map(({ name }) => name);
}

const columnOf: Record<string, string> = {
  education_level: 'educationLevel',
  guardian_name: 'guardianName',
  guardian_phone: 'guardianPhone',
};

/** Undoes an import as a whole: new students and guardians are removed, changed ones restored. */
export const undoImport = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const batch = await requireBatch(transaction, caller, id, true);
    if (batch.undoneAt) fail('undone_already');
    const { created, updated, links, parents: newParents } = batch.imported;
    const touched = [
      ...created.map((one) => ({ ...one, isNew: true })),
      ...updated.map((one) => ({ ...one, isNew: false })),
    ];
    const news = touched.length > 0 ? await namesOfNews(transaction, touched) : [];
    if (news.length > 0) fail('import_not_undoable', { params: { names: news.slice(0, 5) } });

    const createdIds = created.map((one) => one.id);
    const updatedIds = new Set(updated.map((one) => one.id));
    // Later links to a new student are removed, but nothing else of theirs.
    if (createdIds.length > 0)
      await transaction.delete(parentStudents).where(inArray(parentStudents.studentId, createdIds));
    for (const { parentId, studentId } of links.filter((one) => updatedIds.has(one.studentId)))
      await transaction
        .delete(parentStudents)
        .where(and(eq(parentStudents.parentId, parentId), eq(parentStudents.studentId, studentId)));
    await removeAccounts(transaction, [
      ...(await accountsOf(transaction, students, createdIds)),
      ...(await accountsOf(transaction, parents, newParents, hasNoChild)),
    ]);
    for (const { id: studentId, before } of updated) await restore(transaction, studentId, before);
    await transaction
      .update(imports)
      .set({ undoneAt: sql`now()`, undoneBy: caller.accountId })
      .where(eq(imports.id, id));
    await recordAudit(transaction, {
      resource: 'imports',
      recordId: id,
      action: 'undone',
      actorId: caller.accountId,
    });
    return { file: batch.fileName };
  });

const hasNoChild = sql`not exists (select from parent_students where parent_students.parent_id = ${parents}.id)`;

async function accountsOf(
  transaction: Queryable,
  table: typeof students | typeof parents,
  ids: readonly number[],
  where?: SQL,
) {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ accountId: table.accountId })
    .from(table)
    .where(and(inArray(table.id, [...ids]), where));
  return rows.map(({ accountId }) => accountId);
}

async function restore(
  transaction: Queryable,
  id: number,
  { email, join_date, ...before }: Record<string, string | null>,
) {
  const columns = Object.entries(before).map(([column, value]) => [columnOf[column] ?? column, value]);
  if (columns.length > 0)
    await transaction.update(students).set(Object.fromEntries(columns)).where(eq(students.id, id));
  if (join_date) await moveJoinDates(transaction, id, { first: join_date });
  if (email) {
    const [accountId] = await accountsOf(transaction, students, [id]);
    await updateAccount(transaction, accountId!, { email });
  }
}
