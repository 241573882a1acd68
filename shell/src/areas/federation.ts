import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaModule } from '@portal/portal-kit/area';
import type { Release } from '@portal/portal-kit/registry-schema';
import { matchesHash } from './content-hash.ts';
import { AREA_LIMIT_MS } from './time-limit.ts';

/** The counter that a remote's own chunks read, see portal-kit/src/webpack/retry-chunks.ts. */
const retries: Record<string, number> = ((
  globalThis as { portalRetries?: Record<string, number> }
).portalRetries ??= {});

interface Flight {
  release: Release;
  attempt: number;
}

/** By the name a remote is registered under, which is another one for each version and attempt. */
const flights = new Map<string, Flight>();

const fileOf = (address: string) => new URL(address, location.href).pathname.split('/').pop() ?? '';

/** A new script or request joins a hanging one for the same address, so a retry asks for another address. */
const addressOf = (address: string, attempt: number) =>
  attempt === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}r=${attempt}`;

async function fetchManifest(address: string, { release }: Flight): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(AREA_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const expected = release.hashes[fileOf(address)];
  if (expected && !(await matchesHash(await response.clone().arrayBuffer(), expected))) {
    throw new Error(`${address} is not what was released`);
  }
  return response;
}

function entryScript(address: string, { release, attempt }: Flight): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = addressOf(address, attempt);
  const expected = release.hashes[fileOf(address)];
  if (expected) script.integrity = expected;
  // for the same origin it would keep the page's preload from being used
  if (new URL(address, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return script;
}

registerPlugins([
  {
    name: 'portal-shell',
    fetch(address, _init, remote) {
      const flight = remote && flights.get(remote.name);
      return flight ? fetchManifest(address, flight) : undefined;
    },
    createScript({ url, remoteInfo }) {
      const flight = remoteInfo && flights.get(remoteInfo.name);
      return flight && { script: entryScript(url, flight), timeout: AREA_LIMIT_MS };
    },
  },
]);

/**
 * Downloads and runs `./area` of a release. The federation runtime remembers what it knows of a remote by its name;
 * a name of its own for each version and attempt keeps failures and versions apart.
 */
export async function importModule(release: Release, attempt: number): Promise<AreaModule> {
  const name = `${release.area.name}~${release.version}~${attempt}`;
  flights.set(name, { release, attempt });
  if (attempt > 0) retries[release.area.name] = Math.max(attempt, (retries[release.area.name] ?? 0) + 1);
  registerRemotes([{ name, entry: addressOf(release.manifest, attempt) }]);
  const loaded = await loadRemote<{ default: AreaModule }>(`${name}/area`);
  if (!loaded) throw new Error(`${name} brought no area`);
  return loaded.default;
}
