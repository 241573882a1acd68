import { isNull } from 'drizzle-orm';
import { z } from 'zod';
import { adminLevels } from '@portal/shared-api/endpoint';
import { email, name, newPassword, text } from '@portal/shared-api/fields';
import { passwordProblem } from '../sessions/password-rules.ts';
import { hashPassword } from '../sessions/passwords.ts';
import type { Database } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { violated } from '../database/violations.ts';
import { typed } from './typed.ts';

const newAdmin = z
  .object({
    email,
    name,
    password: newPassword,
    level: z.enum(adminLevels).default('level_3'),
    branch: text().optional(),
  })
  .superRefine((admin, context) => {
    const problem = passwordProblem(admin.password, [admin.email, admin.name]);
    if (problem) context.addIssue({ code: 'custom', message: problem, path: ['password'] });
  });
export type NewAdmin = z.output<typeof newAdmin>;

export const readAdmin = (input: unknown): NewAdmin => typed(newAdmin, input);

async function branchNamed(database: Database, name: string): Promise<number> {
  const live = await database.select().from(branches).where(isNull(branches.deletedAt));
  const found = live.find((branch) => branch.name.toLowerCase() === name.toLowerCase());
  if (found) return found.id;
  throw new Error(
    `There is no branch ${name}; there are: ${live.map((branch) => branch.name).join(', ') || 'none'}`,
  );
}

/** Creates the account and its profile, or neither. */
export async function createAdmin(database: Database, admin: NewAdmin): Promise<void> {
  if (admin.level !== 'level_3' && !admin.branch)
    throw new Error(`${admin.level} is held to a branch: give --branch`);
  const branchId = admin.branch ? await branchNamed(database, admin.branch) : null;
  const passwordHash = await hashPassword(admin.password);
  try {
    await database.transaction(async (transaction) => {
      const [account] = await transaction
        .insert(accounts)
        .values({ role: 'admin', email: admin.email, passwordHash })
        .returning();
      await transaction
        .insert(admins)
        .values({ accountId: account!.id, name: admin.name, level: admin.level, branchId });
    });
  } catch (error) {
    if (violated(error) === 'accounts_live_email')
      throw new Error(`${admin.email} is an admin already`, { cause: error });
    throw error;
  }
}
