import path from 'node:path';
import { deprecatedIn, missing } from '../contract/compatibility.ts';
import type { Release } from '../registry/registry-schema.ts';
import type { BundleReport } from './bundle-report.ts';
import type { ReleaseState } from './release-state.ts';
import { shellReport } from './shells.ts';
import { readJson, versionFolder } from './store.ts';

const reportOf = (store: string, { area, version }: Release): BundleReport | undefined =>
  readJson(path.join(versionFolder(store, area.name, version), 'report.json')) as BundleReport | undefined;

/** What a release needs that a shell lacks; nothing if either was built before this was recorded. */
export function faultsBetween(store: string, shell: string, release: Release): string[] {
  const { offers } = shellReport(store, shell) ?? {};
  const { needs } = reportOf(store, release) ?? {};
  return offers && needs ? missing(needs, offers) : [];
}

/** What a release uses that a shell has for some time only. */
export function deprecatedBetween(store: string, shell: string, release: Release): string[] {
  const { offers } = shellReport(store, shell) ?? {};
  const { needs } = reportOf(store, release) ?? {};
  return offers && needs ? deprecatedIn(needs, offers) : [];
}

const SHOWN = 8;

function inWords(shell: string, { area, version }: Release, faults: string[]): string {
  const rest = faults.length - SHOWN;
  const lines = rest > 0 ? [...faults.slice(0, SHOWN), `and ${rest} more`] : faults;
  return [`${area.name} ${version} does not work with shell ${shell}:`, ...lines].join('\n  ');
}

/** Why a shell cannot serve releases, in words; empty if it can. */
export const incompatibilities = (store: string, shell: string, releases: Release[]): string[] =>
  releases.flatMap((release) => {
    const faults = faultsBetween(store, shell, release);
    return faults.length > 0 ? [inWords(shell, release, faults)] : [];
  });

/** The releases people may be using: current, staged and fallback. */
export const liveReleases = ({ registry }: ReleaseState): Release[] =>
  registry.areas
    .filter(({ stage }) => stage === 'live')
    .flatMap(({ current, previous, staged }) =>
      [current, previous, staged?.release].filter((one) => one != null),
    );

/** Those a rollback could also put in force. */
export function keptReleases(state: ReleaseState): Release[] {
  const live = new Set(liveReleases(state).map(({ area, version }) => `${area.name} ${version}`));
  return Object.values(state.history)
    .flat()
    .filter(({ area, version, onlyStaged }) => !onlyStaged && !live.has(`${area.name} ${version}`));
}
