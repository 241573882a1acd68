import type { PlatformCode } from '@portal/shared-api/platform-codes';
import type { Audience, Release } from '../registry/registry-schema.ts';
import { compose } from './compose.ts';
import { faultsBetween, keptReleases, liveReleases, incompatibilities } from './shell-compatibility.ts';
import { Refusal } from './refusal.ts';
import { released, rolledBack, type ReleaseState } from './release-state.ts';
import { readReleaseState, writeReleaseState } from './state-files.ts';
import { promoted, staged, stagedRelease, withdrawn } from './stages.ts';
import { putShellInForce, shellReport, shellsIn } from './shells.ts';
import { withdrawalOf } from './withdrawals.ts';
import { writeCompatibility } from '../verify/table.ts';

export interface ReleaseSet {
  /** The new version of the shell, if it changes. */
  shell?: string;
  releases?: Release[];
  /** Overrides incompatibilities; people see a card instead. */
  force?: boolean;
  /** Drops fallbacks that are incompatible with the new shell, as when a portal is only built and started. */
  onlyAhead?: boolean;
}

const HOW_ON =
  'Nothing was changed. Release what belongs together by one command, or put it in force anyhow with --force.';

function refuse(faults: string[], code: PlatformCode = 'release-incompatible'): void {
  if (faults.length > 0) throw new Refusal(code, [...faults, HOW_ON].join('\n'));
}

/**
 * Shell and remotes change in one step: the new shell's pages first, then the registry. A visitor in between gets the
 * new shell with remotes it may no longer support; it reads the registry again before giving up.
 */
function flip(store: string, shell: string | undefined, state: ReleaseState): void {
  if (shell && shellReport(store, shell)) {
    if (shellsIn(store).inForce !== shell) putShellInForce(store, shell);
    compose(store, shell, state.registry);
  }
  writeReleaseState(store, state);
  writeCompatibility(store, state);
}

/** The registry without fallbacks and staged versions that the shell cannot serve. */
function withoutWayBack(store: string, shell: string, { registry, history }: ReleaseState): ReleaseState {
  const works = (release: Release) => faultsBetween(store, shell, release).length === 0;
  const areas = registry.areas.map(({ previous, staged: stage, ...entry }) => ({
    ...entry,
    previous: previous && works(previous) ? previous : null,
    ...(stage && works(stage.release) && { staged: stage }),
  }));
  return { registry: { ...registry, areas }, history };
}

const concerned = (state: ReleaseState, onlyAhead: boolean): Release[] =>
  onlyAhead ? liveReleases(state) : [...liveReleases(state), ...keptReleases(state)];

/** Puts placed releases in force together, or throws and changes nothing. */
export function putInForce(store: string, wanted: ReleaseSet): void {
  const { shell, releases = [], force = false, onlyAhead = false } = wanted;
  const inForce = shell ?? shellsIn(store).inForce;
  const whole = releases.reduce(released, readReleaseState(store));
  const state = onlyAhead && inForce ? withoutWayBack(store, inForce, whole) : whole;
  if (inForce && !force) {
    refuse(incompatibilities(store, inForce, shell ? concerned(state, onlyAhead) : releases));
  }
  flip(store, inForce, state);
}

/** Puts an earlier version of a remote in force again. */
export function rollBackRemote(store: string, name: string, version?: string, force = false): Release {
  const state = rolledBack(readReleaseState(store), name, version);
  const { current } = state.registry.areas.find((entry) => entry.name === name)!;
  const { inForce } = shellsIn(store);
  if (inForce && !force) refuse(incompatibilities(store, inForce, [current]));
  flip(store, inForce, state);
  return current;
}

/** Stages a placed release for some people, or throws. */
export function stageRelease(store: string, release: Release, to: Audience, force = false): void {
  const state = staged(readReleaseState(store), release, to, new Date().toISOString());
  const { inForce } = shellsIn(store);
  if (inForce && !force) refuse(incompatibilities(store, inForce, [release]));
  flip(store, inForce, state);
}

/** Promotes a remote's staged version to everybody; one the server withdrew only with `force`. */
export function promote(store: string, name: string, force = false): Release {
  const before = readReleaseState(store);
  const release = stagedRelease(before, name);
  const why = withdrawalOf(
    store,
    before.registry.areas.find((entry) => entry.name === name)!,
  );
  const { inForce } = shellsIn(store);
  if (!force) {
    refuse(why ? [`${name} ${release.version} was withdrawn: ${why}`] : [], 'stage-withdrawn');
    if (inForce) refuse(incompatibilities(store, inForce, [release]));
  }
  flip(store, inForce, promoted(before, name, new Date().toISOString()));
  return release;
}

/** Withdraws a remote's staged version. Returns the version in force. */
export function withdraw(store: string, name: string): Release {
  const state = withdrawn(readReleaseState(store), name);
  flip(store, shellsIn(store).inForce, state);
  return state.registry.areas.find((entry) => entry.name === name)!.current;
}
