import { allBranches, branchPhoto, branchTimetable } from '@portal/shared-api/branches';
import { adminBranches } from '@portal/shared-api/branches-admin';
import { handle } from '../http/handle.ts';
import { foundFile, publicAddress } from '../storage/public-files.ts';
import * as queries from './queries.ts';

export const branchRoutes = [
  handle(adminBranches, async ({ database, caller }) => ({
    data: await queries.branchesWithin(database, caller),
  })),
  handle(allBranches, async ({ database }) => ({
    data: (await queries.publicBranches(database)).map((branch) => ({
      id: branch.id,
      branch_name: branch.name,
      address: branch.address,
      phone: branch.phone,
      map_url: branch.mapUrl,
      photo_url: branch.photoKey && publicAddress(`/branch/${branch.id}/photo`, branch.photoKey),
      timetable_url:
        branch.timetableKey && publicAddress(`/branch/${branch.id}/timetable`, branch.timetableKey),
    })),
  })),
  handle(branchPhoto, async ({ database, params }) =>
    foundFile(await queries.branchPhoto(database, params.id)),
  ),
  handle(branchTimetable, async ({ database, params }) =>
    foundFile(await queries.branchTimetable(database, params.id)),
  ),
];
