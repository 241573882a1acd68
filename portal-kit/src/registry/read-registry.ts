import { z } from 'zod';
import { areaOf } from '../area/area-schema.ts';
import { registryEntryOf, releaseOf, type Registry, type RegistryEntry } from './registry-schema.ts';

// what a newer portal added is ignored; only what is written has to be exact
const release = releaseOf(z.object, areaOf(z.object));
const entry = registryEntryOf(z.object, release);
const outline = z.object({ schema: z.literal(1), areas: z.array(z.unknown()) });
const named = z.object({ name: z.string() }).catch({ name: 'unknown' });

export interface ReadRegistry {
  registry: Registry;
  /** Entries that could not be used as they are, and where the first fault of each is. */
  dropped: { area: string; fault: string }[];
}

/** What can be used of a damaged entry: the version in force or, if that is the damage, the one before. */
function rest(value: unknown): RegistryEntry | undefined {
  const { current, previous, staged: _, ...others } = { ...(value as Partial<RegistryEntry>) };
  return [current, previous]
    .map((one) => entry.safeParse({ ...others, current: one, previous: null }).data)
    .find(Boolean);
}

/** Reads `/remotes.json`, each entry by itself: a damaged one takes no other area along. */
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
