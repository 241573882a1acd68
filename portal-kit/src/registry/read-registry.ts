import { z } from 'zod';
import { areaOf } from '../area/area-schema.ts';
import { registryEntryOf, releaseOf, type Registry, type RegistryEntry } from './registry-schema.ts';

// unknown fields of newer portals are ignored; only writing is strict
const release = releaseOf(z.object, areaOf(z.object));
const entry = registryEntryOf(z.object, release);
const outline = z.object({ schema: z.literal(1), areas: z.array(z.unknown()) });
const named = z.object({ name: z.string() }).catch({ name: 'unknown' });

export interface ReadRegistry {
  registry: Registry;
  /** Entries that could not be used as they are, with the location of each one's first error. */
  dropped: { area: string; fault: string }[];
}

/** The usable part of a damaged entry: the current version or, if that is damaged, the previous one. */
function rest(value: unknown): RegistryEntry | undefined {
  const { current, previous, staged: _, ...others } = { ...(value as Partial<RegistryEntry>) };
  return [current, previous]
    .map((one) => entry.safeParse({ ...others, current: one, previous: null }).data)
    .find(Boolean);
}

/** Reads `/remotes.json` entry by entry, so that a damaged one does not affect other areas. */
export function readRegistry(value: unknown): ReadRegistry {
  const { schema, areas: values } = outline.parse(value);
  const areas: RegistryEntry[] = [];
  const dropped: ReadRegistry['dropped'] = [];
  for (const one of values) {
    const { data, error } = entry.safeParse(one);
    const kept = data ?? rest(one);
    if (kept) areas.push(kept);
    if (error) dropped.push({ area: named.parse(one).name, fault: error.issues[0]!.path.join('.') });
  }
  return { registry: { schema, areas }, dropped };
}
