// npm run verify-release -- [<remote or shell>] [<version>]: is a release fit for people? Without a name: all in force; then the table
import { existsSync } from 'node:fs';
import { applicationNamed, remotes } from '../release/applications.ts';
import { liveReleases } from '../release/shell-compatibility.ts';
import { KEPT, readKept } from '../release/kept-release.ts';
import { whereExplained } from '../release/refusal.ts';
import { readReleaseState } from '../release/state-files.ts';
import { earlierShells, shellsIn } from '../release/shells.ts';
import { www } from '../release/store.ts';
import type { Release } from '../registry/registry-schema.ts';
import { languageFaults } from '../verify/languages.ts';
import { startTrial } from '../verify/mount.ts';
import { writeMounted, type Pair } from '../verify/mounted.ts';
import { compatibility, tableOf, writeCompatibility } from '../verify/table.ts';
import { verify, verifyShell, type Finding } from '../verify/verify.ts';

const store = www();
const state = readReleaseState(store);
const { inForce } = shellsIn(store);

function say(what: string, findings: Finding[]): void {
  console.log(what);
  for (const { check, faults, notes = [] } of findings) {
    console.log(`  ${faults.length === 0 ? 'ok    ' : 'FAILED'} ${check}`);
    for (const fault of faults) console.log(`         ${fault}`);
    if (notes.length > 0) console.log(`         it uses ${notes.length} deprecated:`);
    for (const note of notes) console.log(`         ${note}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

function releaseOf(name: string, version?: string): Release {
  const entry = state.registry.areas.find((one) => one.name === name);
  const release = version ? state.history[name]?.find((one) => one.version === version) : entry?.current;
  if (!release) throw new Error(`${name} ${version ?? ''} is not released`);
  return release;
}

/** The one before that in force: of the store, or else the one that is kept in the repository. */
const previousShell = (): string | undefined =>
  earlierShells(store)[0] ?? (existsSync(KEPT) ? readKept(KEPT).shell : undefined);

/** Remotes with the shell in force and the one before; a shell with everything that people may be on. */
function pairsOf(releases: Release[], isShellMeant: boolean): Pair[] {
  const shells = [inForce, previousShell()].filter((shell) => shell !== undefined);
  const pairs = shells.flatMap((shell) => releases.map((release) => ({ shell, release })));
  const others = isShellMeant && inForce ? liveReleases(state).filter((one) => !releases.includes(one)) : [];
  return [...pairs, ...others.map((release) => ({ shell: inForce!, release }))];
}

const trial = startTrial(store, console.log);
try {
  const [name, version] = process.argv.slice(2);
  const named = name === undefined ? remotes() : [applicationNamed(name)];
  const isShellMeant = name === undefined || name === 'shell';
  if (isShellMeant) say('shell', verifyShell(store));
  const releases = named
    .filter((one) => one.name !== 'shell')
    .map((remote) => releaseOf(remote.name, version));
  for (const release of releases) {
    const languages = await languageFaults(applicationNamed(release.area.name).folder);
    const findings = [...verify(store, release), { check: 'both languages', faults: languages }];
    say(`${release.area.name} ${release.version}`, findings);
  }
  const tried = await trial.open(pairsOf(releases, isShellMeant));
  writeMounted(store, tried);
  writeCompatibility(store, state);
  for (const { pair, faults } of tried.filter((one) => one.faults.length > 0))
    say(`${pair.release.area.name} ${pair.release.version}`, [
      { check: `opens in shell ${pair.shell}`, faults },
    ]);
  if (process.exitCode === 1) console.error(whereExplained('release-unfit'));
  console.log(`\n${tableOf(compatibility(store, state))}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await trial.close();
}
