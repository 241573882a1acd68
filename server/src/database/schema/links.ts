import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@portal/shared-api/endpoint';
import { accounts, accountStates } from './accounts.ts';
import { instant } from './columns.ts';
import { files } from './files.ts';

export const accountId = (name: string) => integer(name).references(() => accounts.id);
export const fileKey = (name: string) => uuid(name).references(() => files.key);

/**
 * The account behind a profile. The constant role in the foreign key rejects an account of another role: a student's
 * account cannot get an admin profile.
 */
export const profileAccount = <R extends Role>(role: R) => ({
  accountId: integer('account_id').notNull().unique(),
  role: text('role', { enum: [role] as [R] })
    .notNull()
    .default(sql.raw(`'${role}'`)),
});
interface ProfileColumns {
  accountId: AnyPgColumn;
  role: AnyPgColumn;
}

const roleRule = (table: string, role: Role, columns: ProfileColumns) =>
  check(`${table}_role`, sql`${columns.role} = ${sql.raw(`'${role}'`)}`);

export const profileRules = (table: string, role: Role, columns: ProfileColumns) => [
  roleRule(table, role, columns),
  foreignKey({
    name: `${table}_account`,
    columns: [columns.accountId, columns.role],
    foreignColumns: [accounts.id, accounts.role],
  }),
];

/**
 * A copy of the account's state, so that lists find it in the same index as their order. As part of the foreign key
 * it changes with the account in the same statement, and cannot differ from it.
 */
export const accountState = () => text('account_state', { enum: accountStates }).notNull().default('active');

/** Like `profileRules`, for a profile that copies the state of its account. */
export const listedProfileRules = (
  table: string,
  role: Role,
  columns: ProfileColumns & { accountState: AnyPgColumn },
) => [
  roleRule(table, role, columns),
  foreignKey({
    name: `${table}_account`,
    columns: [columns.accountId, columns.role, columns.accountState],
    foreignColumns: [accounts.id, accounts.role, accounts.state],
  }).onUpdate('cascade'),
];

/** Pending, then decided once, with who and when (decision 46). */
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
