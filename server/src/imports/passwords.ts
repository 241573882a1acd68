import { issuedPassword } from '@portal/shared-api/issued-password';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import type { Imported } from '../database/schema/imports.ts';
import { parents } from '../database/schema/parents.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { childrenElsewhere } from '../parents/access.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { studentsOf } from '../students/access.ts';
import { requireBatch } from './require-batch.ts';

/** Passwords per call: less than a second's work, so that the page can show progress. */
const AT_ONCE = 25;

interface Waiting extends Record<string, unknown> {
  id: number;
  role: 'student' | 'parent';
  name: string;
  sign_in: string;
  has_password: boolean;
}

/**
 * Imported accounts nobody has signed in to yet. If a parent also has a child in another branch, only level_3 can
 * issue the password, since the account opens that child's records too.
 */
const waiting = (caller: Caller, { created, parents: made }: Imported) => sql`(
  select accounts.id, accounts.role, students.name, students.student_id as sign_in, accounts.password_hash is not null as has_password
    from students join accounts on accounts.id = students.account_id
   where students.id = any(${sql.param(created.map(({ id }) => id))}::int[]) and ${studentsOf(caller) ?? sql`true`}
     and accounts.signed_in_at is null and accounts.status = 'active' and accounts.deleted_at is null
  union all
  select accounts.id, accounts.role, parents.name, accounts.email, accounts.password_hash is not null
    from ${parents} join accounts on accounts.id = parents.account_id
   where parents.id = any(${sql.param(made)}::int[]) and ${childrenElsewhere(caller)} = 0
     and accounts.signed_in_at is null and accounts.status = 'active' and accounts.deleted_at is null)`;

export async function countWaiting(database: Queryable, caller: Caller, imported: Imported) {
  const { rows } = await database.execute<{ without_password: number; not_signed_in: number }>(sql`
    select count(*) filter (where not has_password)::int as without_password,
      count(*) filter (where has_password)::int as not_signed_in
    from ${waiting(caller, imported)} waiting`);
  return rows[0]!;
}

/**
 * Issues passwords to the next accounts of an import and returns them this once. Hashed one after the other, so that
 * sign-ins do not wait; `anew` replaces those issued but never used.
 */
export async function issuePasswords(
  database: Database,
  caller: Caller,
  id: number,
  { after, anew }: { after: number; anew: boolean },
) {
  const { imported, undoneAt } = await requireBatch(database, caller, id);
  if (undoneAt) fail('already_processed');
  const { rows } = await database.execute<Waiting>(sql`
    select * from ${waiting(caller, imported)} waiting
     where id > ${after} and (${anew} or not has_password) order by id limit ${AT_ONCE + 1}`);
  const some = rows.slice(0, AT_ONCE);
  const issued: (Waiting & { password: string; hash: string })[] = [];
  for (const account of some) {
    const password = issuedPassword();
    issued.push({ ...account, password, hash: await hashPassword(password) });
  }
  const kept = await database.transaction(async (transaction) => {
    const { rows: written } = await transaction.execute<{ id: number }>(sql`
      update accounts set password_hash = given.hash
        from unnest(${sql.param(issued.map((one) => one.id))}::int[], ${sql.param(issued.map((one) => one.hash))}::text[]) given (id, hash)
       where accounts.id = given.id and accounts.signed_in_at is null and accounts.deleted_at is null
         and (${anew} or accounts.password_hash is null)
      returning accounts.id`);
    if (written.length > 0)
      await recordAudit(transaction, {
        resource: 'imports',
        recordId: id,
        action: 'password_issued',
        actorId: caller.accountId,
        details: { accounts: written.length },
      });
    return new Set(written.map((row) => row.id));
  });
  return {
    accounts: issued
      .filter((one) => kept.has(one.id))
      .map(({ role, name, sign_in, password }) => ({ role, name, sign_in, password })),
    next: rows.length > AT_ONCE ? some.at(-1)!.id : null,
  };
}
