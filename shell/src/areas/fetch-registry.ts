import { registrySchema, type Registry } from '@portal/portal-kit/registry-schema';
import { AREA_LIMIT_MS } from './time-limit.ts';

/** Reads what is in force from the server. */
export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(AREA_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return registrySchema.parse(await response.json());
}
