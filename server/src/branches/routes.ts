import { adminBranches } from '@portal/shared-api/branches';
import { handle } from '../http/handle.ts';
import { branchScope } from '../http/permissions.ts';
import { branchesWithin } from './queries.ts';

export const branchRoutes = [
  handle(adminBranches, async ({ database, caller }) => ({
    data: await branchesWithin(database, branchScope(caller)),
  })),
];
