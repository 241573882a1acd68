import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Caller } from '../http/caller.ts';

/** Who gets a staged version, as written by `npm run release -- <remote> --stage`. All conditions must hold. */
export const audience = z.object({
  roles: z.array(z.string()).optional(),
  branches: z.array(z.string()).optional(),
  share: z.number().optional(),
});
export type Audience = z.output<typeof audience>;

/** A position from 0 to 100, fixed for a session and different for each area. */
function placeOf({ tokenHash }: Pick<Caller, 'tokenHash'>, area: string): number {
  const digest = createHash('sha256').update(tokenHash).update(area).digest();
  return (digest.readUInt32BE() / 2 ** 32) * 100;
}

const folded = (text: string) => text.trim().toLowerCase();

/** Whether a session gets an area's staged version. `branches` are the caller's, by name. */
export function isInAudience(
  { roles, branches, share }: Audience,
  caller: Pick<Caller, 'role' | 'adminLevel' | 'tokenHash'>,
  area: string,
  ownBranches: readonly string[],
): boolean {
  const own = new Set(ownBranches.map(folded));
  return (
    (!roles ||
      roles.includes(caller.role) ||
      (caller.adminLevel !== null && roles.includes(caller.adminLevel))) &&
    (!branches || branches.some((name) => own.has(folded(name)))) &&
    (share === undefined || placeOf(caller, area) < share)
  );
}
