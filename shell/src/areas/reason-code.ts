import type { PlatformCode } from '@portal/shared-api/platform-codes';

const byName: Record<string, PlatformCode> = {
  NotRegistered: 'area-unregistered',
  Incompatible: 'area-incompatible',
  TimeExceeded: 'area-timeout',
  FileAltered: 'area-altered',
};

/** The code by which people find out why an area could not be opened. */
export const reasonCode = (cause: unknown): PlatformCode => {
  const { name = '', message } = cause as Partial<Error>;
  return name === 'OverrideUnusable' ? (message as PlatformCode) : (byName[name] ?? 'area-failed');
};
