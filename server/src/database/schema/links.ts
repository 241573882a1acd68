import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@portal/shared-api/endpoint';
import { accounts } from './accounts.ts';
import { instant } from './columns.ts';
import { files } from './files.ts';

export const accountId = (name: string) => integer(name).references(() => accounts.id);
export const fileKey = (name: string) => uuid(name).references(() => files.key);

/**
 * The account behind a profile. The constant role beside it makes the foreign key refuse an account of another
 * role: a student's account cannot grow an admin profile.
 */
export const profileAccount = <R extends Role>(role: R) => ({
  accountId: integer('account_id').notNull().unique(),
  role: text('role', { enum: [role] as [R] })
    .notNull()
    .default(sql.raw(`'${role}'`)),
});
export const profileRules = (
  table: string,
  role: Role,
  columns: { accountId: AnyPgColumn; role: AnyPgColumn },
) => [
  check(`${table}_role`, sql`${columns.role} = ${sql.raw(`'${role}'`)}`),
  foreignKey({
    name: `${table}_account`,
    columns: [columns.accountId, columns.role],
    foreignColumns: [accounts.id, accounts.role],
  }),
];

/** Pending, then decided once, by somebody, at some time (decision 46). */
export const decision = () => ({
  decidedBy: accountId('decided_by'),
  decidedAt: instant('decided_at'),
});
export const decisionRules = (
  table: string,
  columns: { status: AnyPgColumn; decidedBy: AnyPgColumn; decidedAt: AnyPgColumn },
) => [
  check(
    `${table}_decided`,
    sql`case when ${columns.status} in ('accepted', 'rejected')
      then ${columns.decidedBy} is not null and ${columns.decidedAt} is not null
      else ${columns.decidedBy} is null and ${columns.decidedAt} is null end`,
  ),
  index(`${table}_decided_by`).on(columns.decidedBy),
];
