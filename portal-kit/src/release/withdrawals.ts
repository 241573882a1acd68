import path from 'node:path';
import { z } from 'zod';
import type { RegistryEntry } from '../registry/registry-schema.ts';
import { readJson } from './store.ts';

const withdrawalsSchema = z.record(
  z.string(),
  z.object({ version: z.string(), since: z.string(), at: z.string(), why: z.string() }),
);

/**
 * Why the server withdrew an area's staged version, if it did. The server writes these into a separate file, so that
 * it never waits for a release command. Each belongs to one staging: staging a version again starts over.
 */
export function withdrawalOf(store: string, { name, staged }: RegistryEntry): string | undefined {
  const found = withdrawalsSchema.parse(readJson(path.join(store, 'withdrawals.json')) ?? {})[name];
  return staged && found?.version === staged.release.version && found.since === staged.since
    ? `${found.why}, ${found.at.slice(0, 19).replace('T', ' ')} UTC`
    : undefined;
}
