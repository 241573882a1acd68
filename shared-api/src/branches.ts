import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const branch = z.object({ id: z.int(), branch_name: z.string() });
const branches = z.object({ data: z.array(branch) });

export const allBranches = endpoint({
  name: 'branches.all',
  method: 'GET',
  path: '/branch/all',
  access: 'public',
  summary: 'The branches a visitor can register for',
  response: branches,
});

/** For selects and filters; level_1 and level_2 get only their own (decision 58). */
export const adminBranches = endpoint({
  name: 'branches.admin',
  method: 'GET',
  path: '/admin/branch/all',
  access: { admin: { scope: 'branch' } },
  summary: 'The branches the admin may choose',
  response: branches,
});
