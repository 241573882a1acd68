import { fetchFile } from '@portal/portal-kit/loading/stall';
import { readRegistry } from '@portal/portal-kit/read-registry';
import type { PlatformCode } from '@portal/shared-api/platform-codes';
import type { Registry } from '@portal/portal-kit/registry-schema';
import { report } from '../telemetry/report.ts';
import { PartUnavailable } from './part-unavailable.ts';

async function readFresh() {
  try {
    const response = await fetchFile('/remotes.json', { cache: 'no-store' });
    return readRegistry(await response.json());
  } catch (error) {
    throw new PartUnavailable('registry', error);
  }
}

/** Reads the registry from the server. */
export async function fetchRegistry(): Promise<Registry> {
  const { registry, dropped } = await readFresh();
  for (const { area, fault } of dropped)
    report('registry.entry.failed', {
      area,
      stage: 'registry',
      code: 'registry-entry-damaged' satisfies PlatformCode,
      fault,
    });
  return registry;
}
