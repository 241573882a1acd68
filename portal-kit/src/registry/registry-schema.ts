import { z } from 'zod';
import { areaSchema } from '../area/area-schema.ts';

/** One built version of a remote, in its immutable folder `/remotes/<name>/<version>/`. */
export const releaseSchema = z.strictObject({
  version: z.string(),
  /** Address of the federation manifest, absolute or from the root. */
  manifest: z.string(),
  /** sha256 of the manifest and the entry script, `sha256-<base64>`, by file name. */
  hashes: z.record(z.string(), z.string()),
  /** Scripts worth fetching at once when the area is certain to be opened, from the root. */
  preload: z.array(z.string()),
  /** Stylesheets of the area's first page, from the root. */
  styles: z.array(z.string()),
  releasedAt: z.iso.datetime(),
  area: areaSchema,
});

/** `/remotes.json`: the only thing a release changes, in one atomic write. Never cached. */
export const registrySchema = z.strictObject({
  schema: z.literal(1),
  areas: z.array(
    z.strictObject({
      name: z.string(),
      stage: z.enum(['live', 'off']),
      current: releaseSchema,
      /** What the shell falls back to by itself when `current` cannot be loaded. */
      previous: releaseSchema.nullable(),
    }),
  ),
});

export type Release = z.output<typeof releaseSchema>;
export type Registry = z.output<typeof registrySchema>;
export type RegistryEntry = Registry['areas'][number];
