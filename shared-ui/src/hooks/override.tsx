import { dropFromTab, keepInTab, readFromTab } from './tab-storage.tsx';

/** One remote that this tab takes from elsewhere: from the folder of a build, or in another version that is kept. */
export interface Override {
  area: string;
  at: string;
}

const KEY = 'override';

export function readOverride(): Override | null {
  const { area, at } = { ...(readFromTab(KEY) as Partial<Override> | null) };
  return typeof area === 'string' && typeof at === 'string' ? { area, at } : null;
}

export const keepOverride = ({ area, at }: Override): void => keepInTab(KEY, { area, at });

export const dropOverride = (): void => dropFromTab(KEY);
