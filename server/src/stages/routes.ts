import { ownStages } from '@portal/shared-api/stages';
import { handle } from '../http/handle.ts';
import { isInAudience } from './audience.ts';
import { ownBranches } from './own-branches.ts';

export const stageRoutes = [
  handle(ownStages, async ({ database, caller, request }) => {
    const { releases } = request.server;
    const stages = await releases.stages();
    const asksForBranches = stages.some(({ to }) => to.branches);
    const branches = asksForBranches ? await ownBranches(database, caller) : [];
    const chosen = stages.filter(
      ({ area, to, withdrawal }) => !withdrawal && isInAudience(to, caller, area, branches),
    );
    return { data: chosen.map(({ area, version }) => ({ area, version })) };
  }),
];
