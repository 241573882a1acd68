import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { parents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import { teachers } from '../database/schema/teachers.ts';

export interface AuditEntry {
  /** The resource as named in the contract. */
  resource: string;
  recordId: number;
  action: string;
  actorId: number;
  details?: Record<string, unknown>;
}

/**
 * Records who did what, in the same transaction (decision 21). The actor's name is copied so that the log stays
 * readable after the account is gone.
 */
export async function recordAudit(transaction: Queryable, entry: AuditEntry): Promise<void> {
  const nameOf = (table: typeof admins | typeof students | typeof teachers | typeof parents) =>
    sql`(select name from ${table} where account_id = ${entry.actorId})`;
  await transaction.insert(auditEntries).values({
    ...entry,
    actorName: sql`coalesce(${nameOf(admins)}, ${nameOf(parents)}, ${nameOf(students)}, ${nameOf(teachers)},
      (select email from ${accounts} where id = ${entry.actorId}))`,
  });
}
