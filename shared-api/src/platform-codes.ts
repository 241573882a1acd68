/**
 * What the platform refuses or cannot do, by code: cards, logs and commands name it, and `docs/platform-errors.md` says what
 * it means, who mends it and how. A test holds that page to this list.
 */
export const platformCodes = [
  // on a card
  'registry-unavailable',
  'frame-unavailable',
  'shell-crashed',
  'area-unregistered',
  'area-incompatible',
  'area-timeout',
  'area-altered',
  'area-failed',
  'page-crashed',
  'override-refused',
  'override-unreachable',
  'override-damaged',
  'override-without-hashes',
  // in a log
  'registry-entry-damaged',
  'stage-withdrawn',
  // by a command
  'build-failed',
  'release-unfit',
  'release-incompatible',
  'release-not-served',
  'release-does-not-open',
  'version-name',
  'version-taken',
  'version-unknown',
  'path-taken',
  'store-locked',
] as const;

export type PlatformCode = (typeof platformCodes)[number];
