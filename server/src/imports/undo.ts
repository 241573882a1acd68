import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { admins } from '../database/schema/admins.ts';
import { imports } from '../database/schema/imports.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';
import { removeAccount, updateAccount } from '../sessions/accounts.ts';

/** One page of the imports, the newest first. */
export async function listImports(database: Database, caller: Caller, page: number) {
  const wanted = withinBranch(caller, imports.branchId);
  const { data, last_page } = await paged(
    page,
    database
      .select({
        id: imports.id,
        file_name: imports.fileName,
        createdAt: imports.createdAt,
        created_by: admins.name,
        imported: imports.imported,
        undoneAt: imports.undoneAt,
      })
      .from(imports)
      .innerJoin(admins, eq(admins.accountId, imports.createdBy))
      .where(wanted)
      .orderBy(desc(imports.id)),
    database.$count(imports, wanted),
  );
  return {
    data: data.map(({ createdAt, undoneAt, imported, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      undone_at: undoneAt?.toISOString() ?? null,
      created: imported.created.length,
      updated: imported.updated.length,
    })),
    last_page,
  };
}

/** What happened to a student since the import: an edit, the setup, a payment, a class, a request. */
const hasNews = sql<boolean>`(${students.initializedAt} is not null
  or exists (select from payments where payments.student_id = ${students.id})
  or exists (select from class_enrollments where class_enrollments.student_id = ${students.id})
  or exists (select from enrollment_requests where enrollment_requests.student_id = ${students.id}))`;

/** Names of those to whom something new has happened; they keep an import from being undone. */
async function namesOfNews(
  transaction: Queryable,
  touched: readonly { id: number; version: number; isNew: boolean }[],
) {
  const rows = await transaction
    .select({ id: students.id, name: students.name, version: students.version, hasNews })
    .from(students)
    .where(
      inArray(
        students.id,
        touched.map(({ id }) => id),
      ),
    )
    .for('update');
  return rows
    .filter((row) => {
      const { version, isNew } = touched.find(({ id }) => id === row.id)!;
      return row.version !== version || (isNew && row.hasNews);
    })
    .map(({ name }) => name);
}

const columnOf: Record<string, string> = {
  education_level: 'educationLevel',
  guardian_name: 'guardianName',
  guardian_phone: 'guardianPhone',
};

/** Takes an import back whole: new students and guardians are removed, changed ones are as they were. */
export const undoImport = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const [batch] = await transaction
      .select()
      .from(imports)
      .where(and(eq(imports.id, id), withinBranch(caller, imports.branchId)))
      .for('update');
    if (!batch) fail('not_found');
    if (batch.undoneAt) fail('already_processed');
    const { created, updated, links, parents: newParents } = batch.imported;
    const touched = [
      ...created.map((one) => ({ ...one, isNew: true })),
      ...updated.map((one) => ({ ...one, isNew: false })),
    ];
    const news = touched.length > 0 ? await namesOfNews(transaction, touched) : [];
    if (news.length > 0) fail('import_not_undoable', { params: { names: news.slice(0, 5) } });

    for (const { parentId, studentId } of links)
      await transaction
        .delete(parentStudents)
        .where(and(eq(parentStudents.parentId, parentId), eq(parentStudents.studentId, studentId)));
    for (const studentId of created.map((one) => one.id))
      await removeAccount(transaction, await accountOf(transaction, students, studentId));
    for (const parentId of newParents) {
      const children = await transaction.$count(parentStudents, eq(parentStudents.parentId, parentId));
      if (children === 0) await removeAccount(transaction, await accountOf(transaction, parents, parentId));
    }
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

async function accountOf(transaction: Queryable, table: typeof students | typeof parents, id: number) {
  const [row] = await transaction.select({ accountId: table.accountId }).from(table).where(eq(table.id, id));
  return row!.accountId;
}

async function restore(
  transaction: Queryable,
  id: number,
  { email, ...before }: Record<string, string | null>,
) {
  const columns = Object.entries(before).map(([column, value]) => [columnOf[column] ?? column, value]);
  if (columns.length > 0)
    await transaction.update(students).set(Object.fromEntries(columns)).where(eq(students.id, id));
  if (email) {
    const accountId = await accountOf(transaction, students, id);
    await updateAccount(transaction, accountId, { email });
  }
}
