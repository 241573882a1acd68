import type { Area } from '@portal/portal-kit/area-schema';
import type { Registry, RegistryEntry } from '@portal/portal-kit/registry-schema';

export interface RegistryReader {
  /** The registry as known to this tab; read once, failures are not remembered. */
  read(): Promise<Registry>;
  /** Reads it again. */
  refresh(): Promise<Registry>;
  /** What is known without waiting. */
  known(): Registry | null;
  /** The next read goes to the server; until then the known one stays. */
  expire(): void;
  /** Called after each successful read. */
  subscribe(listener: () => void): () => void;
}

/** Reads `/remotes.json`: which areas exist and where their versions are. */
export function createRegistryReader(fetcher: () => Promise<Registry>): RegistryReader {
  const listeners = new Set<() => void>();
  let registry: Registry | null = null;
  let flight: Promise<Registry> | null = null;
  let isExpired = false;

  function refresh(): Promise<Registry> {
    if (flight) return flight;
    const mine: Promise<Registry> = fetcher()
      .then((fresh) => {
        // what was read for another session does not count
        if (flight !== mine) return fresh;
        registry = fresh;
        isExpired = false;
        for (const listener of listeners) listener();
        return fresh;
      })
      .finally(() => {
        if (flight === mine) flight = null;
      });
    flight = mine;
    return mine;
  }

  return {
    read: () => (registry && !isExpired ? Promise.resolve(registry) : refresh()),
    refresh,
    expire() {
      flight = null;
      isExpired = true;
    },
    known: () => registry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A disabled area does not exist. */
export const liveEntries = (registry: Registry): RegistryEntry[] =>
  registry.areas.filter((entry) => entry.stage === 'live');

const noAreas: Area[] = [];
const areas = new WeakMap<Registry, Area[]>();

/** The live areas; the same array for the same registry. */
export function liveAreas(registry: Registry | null): Area[] {
  if (!registry) return noAreas;
  const found = areas.get(registry) ?? liveEntries(registry).map((entry) => entry.current.area);
  areas.set(registry, found);
  return found;
}
