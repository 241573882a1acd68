import { z } from 'zod';
import { done } from './answers.ts';
import { branch } from './branches.ts';
import { endpoint } from './endpoint.ts';
import { idParams, integer, name } from './fields.ts';

/** For selects and filters. level_1 and level_2 only get their own (decision 58). */
export const adminBranches = endpoint({
  name: 'branches.admin',
  method: 'GET',
  path: '/admin/branch/all',
  access: { admin: { scope: 'branch' } },
  summary: 'The branches the admin may choose',
  response: z.object({ data: z.array(branch.extend({ version: z.int() })) }),
});

const topLevel = { admin: { scope: 'portal', levels: ['level_3'] } } as const;

export const branchBody = z.object({ branch_name: name });
export type BranchForm = z.input<typeof branchBody>;

export const createBranch = endpoint({
  name: 'branches.create',
  method: 'POST',
  path: '/admin/branch',
  access: topLevel,
  summary: 'Makes a branch',
  body: branchBody,
  response: done.extend({ id: z.int() }),
});

export const updateBranch = endpoint({
  name: 'branches.update',
  method: 'PUT',
  path: '/admin/branch/:id',
  access: topLevel,
  summary: 'Renames a branch',
  params: idParams,
  body: branchBody.extend({ version: integer }),
  response: done,
});

export const deleteBranch = endpoint({
  name: 'branches.delete',
  method: 'DELETE',
  path: '/admin/branch/:id',
  access: topLevel,
  summary: 'Removes a branch that nobody uses',
  params: idParams,
  response: done,
});
