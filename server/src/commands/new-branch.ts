import { optionalText, text } from '@portal/shared-api/fields';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { violated } from '../database/violations.ts';
import { typed } from './typed.ts';

const newBranch = z.object({ name: text(), address: optionalText(300), phone: optionalText(30) });
export type NewBranch = z.output<typeof newBranch>;

export const readBranch = (input: unknown): NewBranch => typed(newBranch, input);

export async function createBranch(database: Database, branch: NewBranch): Promise<void> {
  try {
    await database.insert(branches).values(branch);
  } catch (error) {
    if (violated(error) === 'branches_live_name')
      throw new Error(`${branch.name} is a branch already`, { cause: error });
    throw error;
  }
}
