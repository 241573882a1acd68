import { fetchFile } from '@portal/portal-kit/loading/stall';
import { readRegistry } from '@portal/portal-kit/read-registry';
import type { Registry, Release } from '@portal/portal-kit/registry-schema';
import { isApiError, type ApiClient } from '@portal/shared-api/client';
import { allowOverride } from '@portal/shared-api/overrides';
import { dropOverride, type Override } from '@portal/shared-ui/override';
import { report } from '../telemetry/report.ts';
import { overrideState, UNUSABLE, type OverrideFault } from './override-state.ts';

const LIMIT_MS = 10_000;

const MANIFEST = 'mf-manifest.json';

class Fault extends Error {
  readonly fault: OverrideFault;

  constructor(fault: OverrideFault, cause: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** A release of the area as a registry would have it. */
function readRelease(area: string, value: unknown): Release {
  const entry = { name: area, stage: 'live', current: value, previous: null };
  const { registry, dropped } = readRegistry({ schema: 1, areas: [entry] });
  const release = registry.areas[0]?.current;
  if (!release || release.area.name !== area) throw new Fault('override-damaged', dropped[0]?.fault);
  return release;
}

/** What lies in a folder of another origin; nothing of it may come from anywhere else. */
async function readFolder(area: string, folder: string): Promise<Release> {
  const value = await fetchFile(`${folder}release.json`, { cache: 'no-store' })
    .then((answer) => answer.json() as Promise<unknown>)
    .catch((error: unknown) => {
      throw new Fault('override-unreachable', error);
    });
  const release = readRelease(area, value);
  const inFolder = (file: string) => {
    const address = new URL(file, folder).href;
    if (!address.startsWith(folder)) throw new Fault('override-damaged', address);
    return address;
  };
  return {
    ...release,
    manifest: inFolder(release.manifest),
    preload: release.preload.map(inFolder),
    styles: release.styles.map(inFolder),
  };
}

/** The server says each time whether it may be; the browser alone decides nothing. */
async function permission({ area, at }: Override, api: ApiClient) {
  try {
    return await api.call(allowOverride, { query: { area, at } }, { signal: AbortSignal.timeout(LIMIT_MS) });
  } catch (error) {
    const isRefusal = isApiError(error) && error.status >= 400 && error.status < 500;
    throw new Fault(isRefusal ? 'override-refused' : 'override-unreachable', error);
  }
}

async function releaseOf(override: Override, api: ApiClient): Promise<Release> {
  const { folder, release, needs_hashes: needsHashes } = await permission(override, api);
  const found = folder ? await readFolder(override.area, folder) : readRelease(override.area, release);
  if (needsHashes && !found.hashes[MANIFEST]) throw new Fault('override-without-hashes', found.manifest);
  return found;
}

/** Nothing takes over from it: whoever tries a build wants to see when it fails. */
const withRelease = (registry: Registry, area: string, change: (inForce: Release) => Release): Registry => ({
  ...registry,
  areas: registry.areas.map((entry) =>
    entry.name === area ? { ...entry, current: change(entry.current), previous: null } : entry,
  ),
});

const wordsOf = (error: unknown): string | undefined =>
  isApiError(error) ? (Object.values(error.errors).flat()[0] ?? error.message) : undefined;

/** The registry with one remote from elsewhere, if it may be, or with one that cannot be opened and says why. */
export async function overridden(registry: Registry, override: Override, api: ApiClient): Promise<Registry> {
  try {
    const release = await releaseOf(override, api);
    overrideState.setState({ current: { ...override, fault: null } });
    return withRelease(registry, override.area, () => release);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { fault, cause } = error;
    report('override.unusable', { ...override, code: fault, error: cause });
    overrideState.setState({ current: { ...override, fault, words: wordsOf(cause) } });
    if (fault !== 'override-refused')
      return withRelease(registry, override.area, (inForce) => ({
        ...inForce,
        version: 'override',
        manifest: UNUSABLE + fault,
      }));
    dropOverride();
    return registry;
  }
}
