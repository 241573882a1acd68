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
 * An admin issues a new password for a forgotten one. All sessions end with their next call (decision 39), and the
 * audit log records who did it. The caller has checked that the admin may.
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
