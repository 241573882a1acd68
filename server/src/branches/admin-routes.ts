import * as contract from '@portal/shared-api/branches-admin';
import { notice } from '@portal/shared-api/notices';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { branches } from '../database/schema/branches.ts';
import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { usesOf } from './in-use.ts';
import { existing } from './queries.ts';

const unlessThere = (error: unknown): never => {
  if (violated(error) === 'branches_live_name')
    fail('validation', { fields: { branch_name: 'branch_exists' } });
  throw error;
};

const about = (recordId: number, action: string, actorId: number) => ({
  ...{ resource: 'branches', recordId, action, actorId },
});

export const adminBranchRoutes = [
  handle(contract.createBranch, ({ database, caller, body, language }) =>
    database
      .transaction(async (transaction) => {
        const [made] = await transaction
          .insert(branches)
          .values({ name: body.branch_name })
          .returning({ id: branches.id });
        await recordAudit(transaction, about(made!.id, 'created', caller.accountId));
        return { id: made!.id, ...notice('record_saved', language, { name: body.branch_name }) };
      })
      .catch(unlessThere),
  ),
  handle(contract.updateBranch, ({ database, caller, params: { id }, body, language }) =>
    database
      .transaction(async (transaction) => {
        const changed = await transaction
          .update(branches)
          .set({ name: body.branch_name })
          .where(and(existing(id), eq(branches.version, body.version)))
          .returning({ id: branches.id });
        if (!changed.length)
          fail((await transaction.$count(branches, existing(id))) ? 'changed_meanwhile' : 'not_found');
        await recordAudit(transaction, about(id, 'updated', caller.accountId));
        return notice('record_saved', language, { name: body.branch_name });
      })
      .catch(unlessThere),
  ),
  handle(contract.deleteBranch, ({ database, caller, params: { id }, language }) =>
    database.transaction(async (transaction) => {
      // Anyone being assigned to the branch waits for this lock.
      const [branch] = await transaction
        .select({ name: branches.name })
        .from(branches)
        .where(existing(id))
        .for('update');
      if (!branch) fail('not_found');
      const uses = await usesOf(transaction, id, language);
      if (uses.length) fail('branch_in_use', { params: { uses } });
      await transaction
        .update(branches)
        .set({ deletedAt: sql`now()` })
        .where(eq(branches.id, id));
      await recordAudit(transaction, about(id, 'deleted', caller.accountId));
      return notice('record_removed', language, { name: branch.name });
    }),
  ),
];
