import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { registrySchema, releaseSchema } from '../registry/registry-schema.ts';
import type { ReleaseState } from './release-state.ts';
import { KEPT_FOR_TABS_MS, readJson, versionFolder, writeAtomically } from './store.ts';

const historySchema = z.record(z.string(), z.array(releaseSchema));

const registryFile = (store: string) => path.join(store, 'remotes.json');
const historyFile = (store: string) => path.join(store, 'releases.json');

/** What is released in a store. */
export function readReleaseState(store: string): ReleaseState {
  return {
    registry: registrySchema.parse(readJson(registryFile(store)) ?? { schema: 1, areas: [] }),
    history: historySchema.parse(readJson(historyFile(store)) ?? {}),
  };
}

/**
 * Puts a state into force. The history goes first: it names more than the registry, so a crash between the two
 * leaves the old release in force and nothing lost.
 */
export function writeReleaseState(store: string, { registry, history }: ReleaseState): void {
  const checked = registrySchema.parse(registry);
  for (const { current } of checked.areas) {
    if (!existsSync(versionFolder(store, current.area.name, current.version))) {
      throw new Error(`${current.area.name} ${current.version} has no folder in ${store}`);
    }
  }
  writeAtomically(historyFile(store), JSON.stringify(historySchema.parse(history), null, 1));
  writeAtomically(registryFile(store), JSON.stringify(checked));
}

/** Whether a version has been out of the history for long enough; the first time it is only written down. */
function isLongGone(folder: string, now: number): boolean {
  const since = path.join(folder, 'unlisted');
  if (!existsSync(since)) writeFileSync(since, String(now));
  return now - Number(readFileSync(since, 'utf8')) >= KEPT_FOR_TABS_MS;
}

/** Removes the folders of versions that the history no longer names, a day after it first did not; half-written ones at once. */
export function removeUnlistedVersions(store: string, { history }: ReleaseState, now = Date.now()): void {
  for (const [name, releases] of Object.entries(history)) {
    const folder = path.join(store, 'remotes', name);
    const kept = new Set(releases.map(({ version }) => version));
    if (!existsSync(folder)) continue;
    for (const version of readdirSync(folder)) {
      const own = path.join(folder, version);
      if (kept.has(version)) rmSync(path.join(own, 'unlisted'), { force: true });
      else if (version.endsWith('.tmp') || isLongGone(own, now))
        rmSync(own, { recursive: true, force: true });
    }
  }
}
