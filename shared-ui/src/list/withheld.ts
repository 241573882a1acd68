import type { AdminLevel } from '@portal/shared-api/endpoint';

/** Filters that a person is not offered: all of one, or some of its values. */
export type Withheld = Readonly<Record<string, 'all' | readonly string[]>>;

/** By level: lists of one branch have no filter for it, and level_1 sees what waits for the check as Approved. */
const withheld: Record<AdminLevel, Withheld> = {
  level_1: { branch: 'all', status: ['pending_checking'] },
  level_2: { branch: 'all' },
  level_3: {},
};

/** What the lists of an admin do not offer (decisions 8 and 59), for `useList`. */
export const withheldFrom = (level: AdminLevel | null | undefined): Withheld => withheld[level ?? 'level_1'];
