import type { Registry, RegistryEntry } from '../registry/registry-schema.ts';
import { remotes } from '../release/applications.ts';
import { readArea, type Application } from '../webpack/application.ts';
import { remotePort } from './ports.ts';

const manifestOf = (application: Application) =>
  `http://localhost:${remotePort(application)}/mf-manifest.json`;

/**
 * The registry entry of a remote on a development server. `area.json` is read each time, so a change only needs a
 * reload.
 */
const entryOf = (application: Application): RegistryEntry => ({
  name: application.name,
  stage: 'live',
  current: {
    version: 'development',
    manifest: manifestOf(application),
    hashes: {},
    preload: [],
    styles: [],
    releasedAt: new Date().toISOString(),
    area: readArea(application),
  },
  previous: null,
});

/** Whether a development server serves the remote. Waits while it builds. */
async function isServed(application: Application): Promise<boolean> {
  try {
    const answer = await fetch(manifestOf(application));
    const { name } = (await answer.json()) as { name?: string };
    return name === `${application.name}_development`.replace(/\W/g, '_');
  } catch {
    return false;
  }
}

/** The released areas, replaced by those on development servers. */
export async function developmentRegistry(released: Registry, has = isServed): Promise<Registry> {
  const known = remotes();
  const answers = await Promise.all(known.map((application) => has(application)));
  const served = known.filter((_, index) => answers[index]);
  const names = new Set(served.map(({ name }) => name));
  return {
    ...released,
    areas: [...released.areas.filter(({ name }) => !names.has(name)), ...served.map(entryOf)],
  };
}
