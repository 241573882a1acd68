import type { Release } from '../registry/registry-schema.ts';
import type { Trial } from '../verify/mount.ts';
import { writeMounted, type Pair } from '../verify/mounted.ts';
import { verifyFiles } from '../verify/verify.ts';
import { Refusal } from './refusal.ts';
import { missingAtOrigin, releaseAt, remotesOrigin } from './remotes-origin.ts';
import { liveReleases } from './shell-compatibility.ts';
import { shellsIn } from './shells.ts';
import { readReleaseState } from './state-files.ts';
import { versionFolder } from './store.ts';

/** What was built to be put in force together. */
export interface Built {
  shell?: string;
  releases: Release[];
}

/** Refuses what nobody should get, whatever the shell. */
function refuseUnfit(store: string, releases: Release[]): void {
  const faults = releases.flatMap((release) =>
    verifyFiles(store, release).flatMap(({ check, faults: found }) =>
      found.map((fault) => `${release.area.name} ${release.version}, ${check}: ${fault}`),
    ),
  );
  if (faults.length > 0) throw new Refusal('release-unfit', [...faults, 'Nothing was changed.'].join('\n'));
}

/** What people would have together: what is released in its shell, and a new shell with all that they may be on. */
function pairsOf(store: string, { shell, releases }: Built): Pair[] {
  const inForce = shell ?? shellsIn(store).inForce;
  if (!inForce) return [];
  const isNew = ({ area }: Release) => releases.some((one) => one.area.name === area.name);
  const live = shell ? liveReleases(readReleaseState(store)).filter((one) => !isNew(one)) : [];
  return [...releases, ...live].map((release) => ({ shell: inForce, release }));
}

/** Refuses what does not open in a browser. */
async function refuseBroken(
  trial: Trial,
  store: string,
  built: Built,
  say: (line: string) => void,
  force: boolean,
): Promise<void> {
  const tried = await trial.open(pairsOf(store, built));
  writeMounted(store, tried);
  const faults = tried.flatMap(({ pair: { release }, faults: found }) =>
    found.map((fault) => `${release.area.name} ${release.version}: ${fault}`),
  );
  if (faults.length === 0) return;
  if (!force) throw new Refusal('release-does-not-open', [...faults, 'Nothing was changed.'].join('\n'));
  for (const fault of faults) say(fault);
}

/** Refuses what browsers would look for in vain at the origin that remotes are released to. */
async function refuseUnserved(store: string, releases: Release[]): Promise<void> {
  const faults = (await Promise.all(releases.map((release) => missingAtOrigin(store, release)))).flat();
  if (faults.length === 0) return;
  const folders = releases.map(({ area, version }) => versionFolder(store, area.name, version));
  const on = `Nothing was changed. Copy ${folders.join(' and ')} there and release again.`;
  throw new Refusal('release-not-served', [...faults, on].join('\n'));
}

/** Looks through what was built and opens it in a browser; answers it as it is to be released, or refuses it. */
export async function verifyBuilt(
  store: string,
  built: Built,
  trial: Trial,
  say: (line: string) => void,
  force = false,
): Promise<Release[]> {
  if (!force) refuseUnfit(store, built.releases);
  const releases = built.releases.map((one) => releaseAt(remotesOrigin(), one));
  await refuseUnserved(store, releases);
  await refuseBroken(trial, store, { ...built, releases }, say, force);
  return releases;
}
