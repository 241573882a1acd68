import path from 'node:path';
import pLimit from 'p-limit';
import { versionName, type Release } from '../registry/registry-schema.ts';
import type { Application } from '../webpack/application.ts';
import { isBuilt, remotes, shellApplication } from './applications.ts';
import { compose } from './compose.ts';
import { versionOf } from './inputs.ts';
import { released, rolledBack } from './ledger.ts';
import { placeRemote, placeShell, shellsIn } from './publish.ts';
import { runBundle } from './run-bundle.ts';
import { readLedger, sweep, writeLedger } from './shelf.ts';
import { readJson, writeAtomically } from './store.ts';

type Say = (line: string) => void;

interface Task {
  name: string;
  version: string;
  work: () => Promise<unknown>;
}

const AT_ONCE = 2;

async function workOff(tasks: Task[], say: Say): Promise<void> {
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

async function bringIntoForce(
  store: string,
  name: string,
  version: string,
  source: string,
): Promise<Release> {
  const earlier = readLedger(store).history[name]?.find((release) => release.version === version);
  const release = earlier
    ? { ...earlier, releasedAt: new Date().toISOString() }
    : await placeRemote(store, await runBundle(name, version));
  writeLedger(store, released(readLedger(store), release));
  writeAtomically(sourcesFile(store), JSON.stringify({ ...sourcesOf(store), [name]: source }));
  return release;
}

/**
 * Brings the store up to date: builds and releases whatever changed since it was last built. What did not change is
 * left alone, so a rollback is not undone.
 */
export async function buildChanged(store: string, say: Say, { except = [] as string[] } = {}): Promise<void> {
  const tasks: Task[] = [];
  const shell = { name: 'shell', version: versionOf(shellApplication()) };
  if (!except.includes('shell') && shellsIn(store).at(-1)?.version !== shell.version) {
    tasks.push({ ...shell, work: async () => placeShell(store, await runBundle('shell', shell.version)) });
  }
  const sources = sourcesOf(store);
  for (const application of remotes()) {
    const { name } = application;
    const version = versionOf(application);
    if (except.includes(name) || sources[name] === version) continue;
    tasks.push({ name, version, work: () => bringIntoForce(store, name, version, version) });
  }
  if (tasks.length > 0) {
    say(`Building ${tasks.map(({ name }) => name).join(', ')}`);
    await workOff(tasks, say);
    // Not after each: it would take the half-written folder of the one beside it for a leftover.
    sweep(store, readLedger(store));
  }
  if (shellsIn(store).length > 0 && (tasks.length > 0 || !isBuilt(store))) compose(store);
}

/** A name that a team gives to a version becomes a folder and a part of addresses, for ever. */
export function refuseVersion(version: string, releases: Release[] = []): void {
  if (!versionName.safeParse(version).success) {
    throw new Error(
      `"${version}" is no name for a version: letters, digits, dots, dashes and underscores, like 1.2.0 or fix-12`,
    );
  }
  // a file system may not tell small letters from capitals
  if (releases.some((release) => release.version.toLowerCase() === version.toLowerCase())) {
    throw new Error(`${version} was released before; versions are never overwritten`);
  }
}

/** Builds one remote and puts it in force while the portal runs. Nothing else is built. */
export async function releaseRemote(store: string, application: Application, as?: string): Promise<Release> {
  const { name } = application;
  const source = versionOf(application);
  if (as !== undefined) refuseVersion(as, readLedger(store).history[name]);
  const release = await bringIntoForce(store, name, as ?? source, source);
  sweep(store, readLedger(store));
  if (isBuilt(store)) compose(store);
  return release;
}

/** Puts an earlier version of a remote in force again. */
export function rollBackRemote(store: string, name: string, version?: string): Release {
  const ledger = rolledBack(readLedger(store), name, version);
  writeLedger(store, ledger);
  if (isBuilt(store)) compose(store);
  return ledger.registry.areas.find((entry) => entry.name === name)!.current;
}
