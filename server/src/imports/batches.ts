import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { admins } from '../database/schema/admins.ts';
import { imports } from '../database/schema/imports.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { countWaiting } from './passwords.ts';
import { requireBatch } from './require-batch.ts';

const countOf = (part: string) => sql<number>`jsonb_array_length(${imports.imported} -> ${part})`;

const selectBatches = (database: Queryable, where: SQL | undefined) =>
  database
    .select({
      id: imports.id,
      file_name: imports.fileName,
      createdAt: imports.createdAt,
      created_by: admins.name,
      created: countOf('created'),
      updated: countOf('updated'),
      undoneAt: imports.undoneAt,
    })
    .from(imports)
    .innerJoin(admins, eq(admins.accountId, imports.createdBy))
    .where(where);

const shown = <Row extends { createdAt: Date; undoneAt: Date | null }>({
  createdAt,
  undoneAt,
  ...row
}: Row) => ({
  ...row,
  created_at: createdAt.toISOString(),
  undone_at: undoneAt?.toISOString() ?? null,
});

/** One page of imports, newest first. */
export async function listImports(database: Database, caller: Caller, page: number) {
  const wanted = withinBranch(caller, imports.branchId);
  const { data, last_page } = await paged(
    page,
    selectBatches(database, wanted).orderBy(desc(imports.id)),
    database.$count(imports, wanted),
  );
  return { data: data.map(shown), last_page };
}

/** One import, with how many of its accounts are waiting for a password or a first sign-in. */
export async function importDetails(database: Database, caller: Caller, id: number) {
  const batch = await requireBatch(database, caller, id);
  const [row] = await selectBatches(database, eq(imports.id, id));
  return { ...shown(row!), ...(await countWaiting(database, caller, batch.imported)) };
}
