import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { registrySchema, releaseSchema } from '../registry/registry-schema.ts';
import type { ReleaseState } from './release-state.ts';
import { readJson, versionFolder, writeAtomically } from './store.ts';

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

/** Removes the folders of versions that the history no longer names. */
export function removeUnlistedVersions(store: string, { history }: ReleaseState): void {
  for (const [name, releases] of Object.entries(history)) {
    const folder = path.join(store, 'remotes', name);
    const kept = new Set(releases.map(({ version }) => version));
    if (!existsSync(folder)) continue;
    for (const version of readdirSync(folder)) {
      if (!kept.has(version)) rmSync(path.join(folder, version), { recursive: true, force: true });
    }
  }
}
