import { liveAreas } from '../areas/registry-reader.ts';
import { guardNavigation, pageOf } from '../guard/guard.ts';
import { personOf } from '../session/person.ts';
import { sessionStore } from '../session/session-store.ts';
import { areaLoader, registry } from './services.ts';

/** Preloads an address if the person may open it. */
export function prefetch(address: string): void {
  const path = pageOf(address);
  const result = guardNavigation(path, personOf(sessionStore.getState()), liveAreas(registry.known()));
  if (result.kind === 'enter' && result.area) void areaLoader.prefetch(result.area, path);
}
