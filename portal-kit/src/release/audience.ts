import type { Audience } from '../registry/registry-schema.ts';

/** Roles and levels accepted on the command line. */
const known = ['admin', 'level_1', 'level_2', 'level_3', 'student', 'teacher', 'parent'];

interface Flags {
  roles?: string | undefined;
  branches?: string | undefined;
  share?: string | undefined;
}

const listOf = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Parses `--roles level_3,teacher --branches Georgetown --share 20`: at least one; all given must hold. */
export function readAudience(flags: Flags): Audience {
  const [roles, branches] = [listOf(flags.roles), listOf(flags.branches)];
  const strange = roles?.filter((role) => !known.includes(role)) ?? [];
  if (strange.length > 0) throw new Error(`${strange.join(', ')}: roles are ${known.join(', ')}`);
  const share = flags.share === undefined ? undefined : Number(flags.share.replace(/%$/, ''));
  if (share !== undefined && !(share > 0 && share <= 100))
    throw new Error('--share is how many of a hundred sessions, from above 0 to 100');
  const audience = {
    ...(roles?.length && { roles }),
    ...(branches?.length && { branches }),
    ...(share !== undefined && { share }),
  };
  if (Object.keys(audience).length === 0)
    throw new Error('--stage wants to know for whom: --roles, --branches or --share');
  return audience;
}

/** The same as text for people. */
export const audienceText = ({ roles, branches, share }: Audience): string =>
  [
    share === undefined ? [] : `${share} of 100 sessions`,
    roles ? `of ${roles.join(', ')}` : [],
    branches ? `in ${branches.join(', ')}` : [],
  ]
    .flat()
    .join(' ');
