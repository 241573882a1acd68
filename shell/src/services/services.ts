import { createAreaLoader } from '../areas/area-loader.ts';
import { importModule } from '../areas/federation.ts';
import { fetchRegistry } from '../areas/fetch-registry.ts';
import { hasStages, ofSession } from '../areas/own-stages.ts';
import { isProvided, providedVersions } from '../areas/provided.ts';
import { createRegistryReader } from '../areas/registry-reader.ts';
import { addTexts } from '../language/language.ts';
import { leaveOverride, usable, withOwnOverride } from '../overrides/own-override.ts';
import { createPortalApi } from '../session/portal-api.ts';
import { createSessionRefresh } from '../session/refresh-session.ts';
import { sessionStore, type SessionState } from '../session/session-store.ts';
import { noteLoad } from '../telemetry/loads.ts';
import { report } from '../telemetry/report.ts';
import { createQueryClient } from './query-client.ts';

/** The portal's services, one each per page. */
export const api = createPortalApi(sessionStore);

export const registry = createRegistryReader(async () => {
  const inForce = await fetchRegistry();
  if (!sessionStore.getState().session) return inForce;
  return withOwnOverride(hasStages(inForce) ? await ofSession(inForce, api) : inForce, api);
});

export const areaLoader = createAreaLoader({
  registry,
  importModule: usable(importModule),
  versions: providedVersions(),
  isProvided,
  addTexts: (area, module) => addTexts(area.name, module.texts),
  report,
  noteLoad,
});

export const refreshSession = createSessionRefresh(api, sessionStore);

export const queries = createQueryClient();

// one person's data and staged versions are not kept for the next
const keeperOf = ({ session, replaced }: SessionState) => (replaced ? null : session?.token);
sessionStore.subscribe((now, before) => {
  if (keeperOf(now) === keeperOf(before)) return;
  void queries.cancelQueries();
  queries.clear();
  leaveOverride(now);
  if (!hasStages(registry.known())) return;
  areaLoader.forgetChoices();
  registry.expire();
});
