import type { newParentBody, parentBody } from '@portal/shared-api/parents-admin';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { parents } from '../database/schema/parents.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { insertAccount, removeAccount, updateAccount } from '../sessions/accounts.ts';
import { issuePassword } from '../sessions/issue-password.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { lockParent, requireWholeFamily } from './access.ts';
import { childrenNamed, closeRequests, link, lockChildren, touch, unlink } from './children.ts';

const audit = (
  transaction: Queryable,
  caller: Caller,
  recordId: number,
  action: string,
  details: Record<string, unknown> = {},
) => recordAudit(transaction, { resource: 'parents', recordId, action, actorId: caller.accountId, details });

/** Creates account, parent and links in one transaction. */
export async function createParent(database: Database, caller: Caller, body: z.output<typeof newParentBody>) {
  const { name, email, ic, contact_number: phone, newChildren } = body;
  const passwordHash = await hashNewPassword(body.password, { field: 'password', own: [name, email] });
  return database.transaction(async (transaction) => {
    const children = await childrenNamed(transaction, caller, newChildren);
    const accountId = await insertAccount(transaction, { role: 'parent', email, passwordHash });
    const [parent] = await transaction
      .insert(parents)
      .values({ accountId, name, ic, phone })
      .returning({ id: parents.id });
    await link(transaction, caller, parent!.id, children);
    await audit(transaction, caller, parent!.id, 'created', { children: newChildren });
    return { id: parent!.id, name };
  });
}

export async function updateParent(
  database: Database,
  caller: Caller,
  id: number,
  { version, ...body }: z.output<typeof parentBody>,
): Promise<number> {
  const { name, email, ic, contact_number: phone } = body;
  const passwordHash =
    body.password && (await hashNewPassword(body.password, { field: 'password', own: [name, email] }));
  return database.transaction(async (transaction) => {
    const parent = await lockParent(transaction, caller, id);
    if (parent.version !== version) fail('changed_meanwhile');
    if (email !== parent.email || passwordHash) {
      requireWholeFamily(parent);
      await updateAccount(transaction, parent.accountId, {
        email,
        ...(passwordHash ? { passwordHash } : {}),
      });
    }
    const [changed] = await transaction
      .update(parents)
      .set({ name, ic, phone })
      .where(eq(parents.id, id))
      .returning({ version: parents.version });
    await audit(transaction, caller, id, 'updated', { new_password: Boolean(passwordHash) });
    return changed!.version;
  });
}

/** Issues a new password for a forgotten one. The parent can sign in with it at once. */
export const issueParentPassword = (database: Database, caller: Caller, id: number, password: string) =>
  database.transaction(async (transaction) => {
    const parent = await lockParent(transaction, caller, id);
    requireWholeFamily(parent);
    await issuePassword(transaction, caller, { resource: 'parents', ...parent }, password);
    return { name: parent.name };
  });

/** Replaces the children the admin sees. Those of another branch stay. */
export const saveChildren = (
  database: Database,
  caller: Caller,
  id: number,
  { child_ids, version, last_guardian }: { child_ids: string[]; version: number; last_guardian: boolean },
) =>
  database.transaction(async (transaction) => {
    const parent = await lockParent(transaction, caller, id);
    if (parent.version !== version) fail('changed_meanwhile');
    const wanted = await childrenNamed(transaction, caller, child_ids);
    const had = await lockChildren(transaction, caller, id);
    const gone = had.filter((child) => !wanted.includes(child.id));
    const added = wanted.filter((child) => !had.some((one) => one.id === child));
    await link(transaction, caller, id, added);
    await unlink(transaction, id, gone, last_guardian);
    const changed = await touch(transaction, id);
    await audit(transaction, caller, id, 'children', { added, removed: gone.map((child) => child.id) });
    return changed;
  });

export const removeParent = (database: Database, caller: Caller, id: number, lastGuardian: boolean) =>
  database.transaction(async (transaction) => {
    const parent = await lockParent(transaction, caller, id);
    requireWholeFamily(parent);
    await unlink(transaction, id, await lockChildren(transaction, caller, id), lastGuardian);
    await closeRequests(transaction, caller, id);
    await removeAccount(transaction, parent.accountId);
    await audit(transaction, caller, id, 'removed');
    return { name: parent.name };
  });
