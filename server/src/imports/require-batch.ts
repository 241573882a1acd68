import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { imports } from '../database/schema/imports.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { withinBranch } from '../http/permissions.ts';

/** What an import created and changed. Another branch's looks as if it did not exist. */
export async function requireBatch(database: Queryable, caller: Caller, id: number, lock = false) {
  const query = database
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), withinBranch(caller, imports.branchId)));
  const [batch] = await (lock ? query.for('update') : query);
  return batch ?? fail('not_found');
}
