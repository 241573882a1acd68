import type { Audience, Release } from '../registry/registry-schema.ts';
import { compose } from './compose.ts';
import { faultsBetween, keptReleases, liveReleases, objections } from './fit.ts';
import { released, rolledBack, type Ledger } from './ledger.ts';
import { readLedger, writeLedger } from './shelf.ts';
import { promoted, staged, stagedRelease, withdrawn } from './stages.ts';
import { composition, putShellInForce, shellReport, shellsIn } from './shells.ts';
import { writeAtomically } from './store.ts';
import { withdrawalOf } from './withdrawals.ts';
import { compatibility } from '../verify/table.ts';

export interface Wanted {
  /** The version of the shell, when it is to become another one. */
  shell?: string;
  releases?: Release[];
  /** Puts in force what does not work together; people see a card in place of it. */
  force?: boolean;
  /** Gives up the way back to what does not work with the new shell, as where a portal is only built and started. */
  onlyAhead?: boolean;
}

const HOW_ON =
  'Nothing was changed. Release what belongs together by one command, or put it in force anyhow with --force.';

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error([...faults, HOW_ON].join('\n'));
}

/**
 * Shell and remotes change in one step: the pages of the new shell first, then the registry. Whoever comes between the two
 * has the new shell with remotes that it may not serve any more; it reads the registry again before it gives up.
 */
function flip(store: string, shell: string | undefined, ledger: Ledger): void {
  if (shell && shellReport(store, shell)) {
    if (shellsIn(store).inForce !== shell) putShellInForce(store, shell);
    compose(store, shell, ledger.registry);
  }
  writeLedger(store, ledger);
  writeAtomically(composition(store, 'compatibility.json'), JSON.stringify(compatibility(store, ledger)));
}

/** The registry without versions to fall back to, or staged ones, that the shell cannot serve. */
function withoutWayBack(store: string, shell: string, { registry, history }: Ledger): Ledger {
  const works = (release: Release) => faultsBetween(store, shell, release).length === 0;
  const areas = registry.areas.map(({ previous, staged: stage, ...entry }) => ({
    ...entry,
    previous: previous && works(previous) ? previous : null,
    ...(stage && works(stage.release) && { staged: stage }),
  }));
  return { registry: { ...registry, areas }, history };
}

const concerned = (ledger: Ledger, onlyAhead: boolean): Release[] =>
  onlyAhead ? liveReleases(ledger) : [...liveReleases(ledger), ...keptReleases(ledger)];

/** Puts what was placed in the store in force, together, or says why not and leaves all as it is. */
export function putInForce(store: string, wanted: Wanted): void {
  const { shell, releases = [], force = false, onlyAhead = false } = wanted;
  const inForce = shell ?? shellsIn(store).inForce;
  const whole = releases.reduce(released, readLedger(store));
  const ledger = onlyAhead && inForce ? withoutWayBack(store, inForce, whole) : whole;
  if (inForce && !force) {
    refuse(objections(store, inForce, shell ? concerned(ledger, onlyAhead) : releases));
  }
  flip(store, inForce, ledger);
}

/** Puts an earlier version of a remote in force again. */
export function rollBackRemote(store: string, name: string, version?: string, force = false): Release {
  const ledger = rolledBack(readLedger(store), name, version);
  const { current } = ledger.registry.areas.find((entry) => entry.name === name)!;
  const { inForce } = shellsIn(store);
  if (inForce && !force) refuse(objections(store, inForce, [current]));
  flip(store, inForce, ledger);
  return current;
}

/** Gives a placed release to a part of the people, or says why not. */
export function stageRelease(store: string, release: Release, to: Audience, force = false): void {
  const ledger = staged(readLedger(store), release, to, new Date().toISOString());
  const { inForce } = shellsIn(store);
  if (inForce && !force) refuse(objections(store, inForce, [release]));
  flip(store, inForce, ledger);
}

/** Gives what is staged of a remote to everybody; what the server has withdrawn only when it is forced. */
export function promote(store: string, name: string, force = false): Release {
  const before = readLedger(store);
  const release = stagedRelease(before, name);
  const why = withdrawalOf(
    store,
    before.registry.areas.find((entry) => entry.name === name)!,
  );
  const { inForce } = shellsIn(store);
  if (!force) {
    refuse(why ? [`${name} ${release.version} was withdrawn: ${why}`] : []);
    if (inForce) refuse(objections(store, inForce, [release]));
  }
  flip(store, inForce, promoted(before, name, new Date().toISOString()));
  return release;
}

/** Takes what is staged of a remote back; answers the version that everybody has. */
export function withdraw(store: string, name: string): Release {
  const ledger = withdrawn(readLedger(store), name);
  flip(store, shellsIn(store).inForce, ledger);
  return ledger.registry.areas.find((entry) => entry.name === name)!.current;
}
