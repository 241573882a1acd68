import type { Registry, RegistryEntry } from '../registry/registry-schema.ts';
import { readArea, type Application } from '../webpack/application.ts';

export interface Served {
  application: Application;
  port: number;
}

/** The registry entry of a remote on a development server. `area.json` is read anew, so a change needs only a reload. */
function entryOf({ application, port }: Served): RegistryEntry {
  return {
    name: application.name,
    stage: 'live',
    current: {
      version: 'development',
      manifest: `http://localhost:${port}/mf-manifest.json`,
      hashes: {},
      preload: [],
      styles: [],
      releasedAt: new Date().toISOString(),
      area: readArea(application),
    },
    previous: null,
  };
}

/** The released areas, with those on development servers in their place. */
export function developmentRegistry(released: Registry, served: Served[]): Registry {
  const names = new Set(served.map(({ application }) => application.name));
  return {
    ...released,
    areas: [...released.areas.filter(({ name }) => !names.has(name)), ...served.map(entryOf)],
  };
}
