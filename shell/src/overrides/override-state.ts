import type { PlatformCode } from '@portal/shared-api/platform-codes';
import type { Override } from '@portal/shared-ui/override';
import { createStore } from 'zustand/vanilla';

/** What can be in the way of a build from elsewhere. */
export type OverrideFault = Extract<PlatformCode, `override-${string}`>;

/** The address of a build that cannot be used: its fault follows. */
export const UNUSABLE = 'override:';

export interface OverrideState extends Override {
  fault: OverrideFault | null;
  /** What the server said when it refused. */
  words?: string;
}

/** What became of the override of this tab; null as long as there is none. */
export const overrideState = createStore<{ current: OverrideState | null }>(() => ({ current: null }));
