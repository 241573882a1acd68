import type { ApiClient } from '@portal/shared-api/client';
import type { Registry } from '@portal/portal-kit/registry-schema';
import { report } from '../telemetry/report.ts';

/** The version in force is a good answer too, and nobody should wait for another. */
const LIMIT_MS = 4000;

export const hasStages = (registry: Registry | null): boolean =>
  registry?.areas.some(({ staged }) => staged) ?? false;

/** A staged version goes before the one in force, which is its fallback. */
export const withStages = (
  registry: Registry,
  own: readonly { area: string; version: string }[],
): Registry => ({
  ...registry,
  areas: registry.areas.map((entry) => {
    const release = entry.staged?.release;
    const isOwn = own.some(({ area, version }) => area === entry.name && version === release?.version);
    return release && isOwn ? { ...entry, current: release, previous: entry.current } : entry;
  }),
});

/** The registry for this session: the server says who gets staged versions. In doubt it is the version in force. */
export async function ofSession(registry: Registry, api: ApiClient): Promise<Registry> {
  try {
    const { ownStages } = await import('@portal/shared-api/stages');
    const { data } = await api.call(ownStages, undefined, { signal: AbortSignal.timeout(LIMIT_MS) });
    return withStages(registry, data);
  } catch (error) {
    report('stages.failed', { stage: 'registry', error });
    return registry;
  }
}
