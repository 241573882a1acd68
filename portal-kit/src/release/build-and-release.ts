import { rmSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { versionName, type Audience, type Release } from '../registry/registry-schema.ts';
import type { Application } from '../webpack/application.ts';
import { isBuilt, remotes, shellApplication } from './applications.ts';
import { versionOf } from './inputs.ts';
import type { BundleReport } from './bundle-report.ts';
import { placeShell } from './place-shell.ts';
import { placeRemote } from './publish.ts';
import { putInForce, stageRelease, type ReleaseSet } from './put-in-force.ts';
import { Refusal } from './refusal.ts';
import { runBundle } from './run-bundle.ts';
import { readReleaseState, removeUnlistedVersions } from './state-files.ts';
import { shellReport } from './shells.ts';
import { startTrial } from '../verify/mount.ts';
import { verifyBuilt, type Built } from './verify-built.ts';
import { bundleFolder, readJson, versionFolder, writeAtomically } from './store.ts';

type Say = (line: string) => void;

interface Task {
  name: string;
  version: string;
  work: () => Promise<unknown>;
}

const AT_ONCE = 2;

async function runTasks(tasks: Task[], say: Say): Promise<void> {
  let done = 0;
  const limit = pLimit(AT_ONCE);
  await limit.map(tasks, async ({ name, version, work }) => {
    const started = performance.now();
    await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`  ${++done}/${tasks.length} ${name} ${version} (${seconds} s)`);
  });
}

/** The version of each remote's sources when it was last built or released, whatever is in force since. */
const sourcesFile = (store: string) => path.join(store, 'sources.json');

const sourcesOf = (store: string) => (readJson(sourcesFile(store)) ?? {}) as Record<string, string>;

const noteSources = (store: string, built: Record<string, string>): void =>
  writeAtomically(sourcesFile(store), JSON.stringify({ ...sourcesOf(store), ...built }));

/** Brings a version of a remote into the store, not yet in force. */
async function prepareRemote(store: string, name: string, version: string): Promise<Release> {
  const earlier = readReleaseState(store).history[name]?.find((release) => release.version === version);
  if (earlier) return { ...earlier, releasedAt: new Date().toISOString() };
  // built and then refused
  const report = readJson(path.join(versionFolder(store, name, version), 'report.json')) as BundleReport;
  const bundle = report ? { folder: bundleFolder(name), report } : await runBundle(name, version);
  return await placeRemote(store, bundle);
}

const prepareShell = async (store: string, version: string): Promise<string> =>
  shellReport(store, version) ? version : await placeShell(store, await runBundle('shell', version));

interface ReleaseOptions extends Pick<ReleaseSet, 'force' | 'onlyAhead'> {
  isVerified?: boolean;
  /** A part of the people gets it; the only release then. */
  stage?: Audience | undefined;
}

/** Builds what is named and puts it in force together, or gives it to a part of the people. */
async function release(
  store: string,
  wanted: Record<string, string>,
  say: Say,
  { isVerified = false, stage, ...how }: ReleaseOptions,
): Promise<void> {
  const built: Built = { releases: [] };
  const tasks = Object.entries(wanted).map(([name, version]): Task => {
    const work = async () => {
      if (name === 'shell') built.shell = await prepareShell(store, version);
      else built.releases.push(await prepareRemote(store, name, version));
    };
    return { name, version, work };
  });
  const trial = isVerified ? startTrial(store, say) : undefined;
  try {
    await runTasks(tasks, say);
    if (trial) built.releases = await verifyBuilt(store, built, trial, say, how.force);
  } finally {
    await trial?.close();
  }
  if (stage) stageRelease(store, built.releases[0]!, stage, how.force);
  else putInForce(store, { ...built, ...how });
  // Not after each: it would take the half-written folder of the one beside it for a leftover.
  removeUnlistedVersions(store, readReleaseState(store));
}

/**
 * Brings the store up to date: builds and releases whatever changed since it was last built. What did not change is
 * left alone, so a rollback is not undone.
 */
export async function buildChanged(store: string, say: Say, { except = [] as string[] } = {}): Promise<void> {
  const sources = sourcesOf(store);
  const changed = [shellApplication(), ...remotes()]
    .filter(({ name }) => !except.includes(name))
    .map((application) => [application.name, versionOf(application)] as const)
    .filter(([name, version]) => sources[name] !== version || (name === 'shell' && !isBuilt(store)));
  if (changed.length === 0) return;
  say(`Building ${changed.map(([name]) => name).join(', ')}`);
  const wanted = Object.fromEntries(changed);
  // a development server takes the place of what is left out
  await release(store, wanted, say, { force: except.includes('shell'), onlyAhead: true });
  noteSources(store, wanted);
}

/** A name that a team gives to a version becomes a folder and a part of addresses, for ever. */
export function refuseVersion(version: string, releases: Release[] = []): void {
  if (!versionName.safeParse(version).success) {
    throw new Refusal(
      'version-name',
      `"${version}" is no name for a version: letters, digits, dots, dashes and underscores, like 1.2.0 or fix-12`,
    );
  }
  // a file system may not tell small letters from capitals
  if (releases.some((release) => release.version.toLowerCase() === version.toLowerCase())) {
    throw new Refusal('version-taken', `${version} was released before; versions are never overwritten`);
  }
}

interface ReleaseNowOptions {
  /** Another name for the version than that of its sources; only for one remote. */
  as?: string;
  force?: boolean;
  /** Who gets it first. `as` may name a version that is kept, which is staged as it is. */
  stage?: Audience | undefined;
}

/** Builds some remotes, or the shell, and puts them in force in one step while the portal runs. Nothing else is built. */
export async function releaseNow(
  store: string,
  applications: Application[],
  say: Say,
  { as, force, stage }: ReleaseNowOptions = {},
): Promise<Record<string, string>> {
  const sources = Object.fromEntries(
    applications.map((application) => [application.name, versionOf(application)]),
  );
  const [name] = Object.keys(sources);
  const isOneRemote = applications.length === 1 && name !== 'shell';
  if (stage && !isOneRemote)
    throw new Error('--stage is for one remote; the shell is the same for everybody');
  const releases = readReleaseState(store).history[name!];
  const isKept = stage && releases?.some(({ version }) => version === as);
  if (as !== undefined && !isKept) {
    if (!isOneRemote) throw new Error('--as names the version of one remote');
    refuseVersion(as, releases);
    rmSync(versionFolder(store, name!, as), { recursive: true, force: true });
  }
  const wanted = as === undefined ? sources : { [name!]: as };
  await release(store, wanted, say, { isVerified: true, force, stage });
  if (!isKept) noteSources(store, sources);
  return wanted;
}
