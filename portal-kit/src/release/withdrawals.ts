import path from 'node:path';
import { z } from 'zod';
import type { RegistryEntry } from '../registry/registry-schema.ts';
import { readJson } from './store.ts';

const withdrawalsSchema = z.record(
  z.string(),
  z.object({ version: z.string(), since: z.string(), at: z.string(), why: z.string() }),
);

/**
 * Why the server has withdrawn what is staged of an area; nothing while people get it. The server writes them into a file of
 * its own, so that it never waits for a command that releases. Each belongs to one staging: staged again, a version begins anew.
 */
export function withdrawalOf(store: string, { name, staged }: RegistryEntry): string | undefined {
  const found = withdrawalsSchema.parse(readJson(path.join(store, 'withdrawals.json')) ?? {})[name];
  return staged && found?.version === staged.release.version && found.since === staged.since
    ? `${found.why}, ${found.at.slice(0, 19).replace('T', ' ')} UTC`
    : undefined;
}
