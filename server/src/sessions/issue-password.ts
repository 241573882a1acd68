import { recordAudit } from '../audit/record.ts';
import type { Queryable } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { updateAccount } from './accounts.ts';
import { hashNewPassword } from './passwords.ts';

interface Person {
  /** `students`, `teachers` or `parents`. */
  resource: string;
  id: number;
  accountId: number;
  name: string;
  email: string;
}

/**
 * An admin gives somebody a new password in place of a forgotten one: every session ends on its next call (decision 39), and the
 * audit knows who did it. Whether the admin may, the caller of this has asked.
 */
export async function issuePassword(
  transaction: Queryable,
  caller: Caller,
  { resource, id, accountId, name, email }: Person,
  password: string,
): Promise<void> {
  const passwordHash = await hashNewPassword(password, { field: 'password', own: [name, email] });
  await updateAccount(transaction, accountId, { passwordHash });
  await recordAudit(transaction, {
    resource,
    recordId: id,
    action: 'password_issued',
    actorId: caller.accountId,
  });
}
