import { replace } from '@portal/shared-ui/router';
import { liveAreas } from '../areas/registry-reader.ts';
import { isUndecided } from '../guard/condition.ts';
import { areaOf, guardNavigation, canonicalPath, pageOf, restrictionsOf } from '../guard/guard.ts';
import { paths } from '../paths.ts';
import { personOf } from '../session/person.ts';
import { rememberReturnPath } from '../session/return-path.ts';
import { sessionStore } from '../session/session-store.ts';
import { refreshSession, registry } from './services.ts';

/** Whether the answer depends on data about the person that is not loaded yet. */
function isOpenQuestion(path: string): boolean {
  const person = personOf(sessionStore.getState());
  const area = areaOf(path, liveAreas(registry.known()));
  return (
    person?.isInitialized === true &&
    area?.role === person.role &&
    restrictionsOf(path, area).some((when) => isUndecided(when, person))
  );
}

/**
 * Allows a navigation or throws the guard's redirect. Resolves to the area of the page, or null for the shell's own.
 * Nothing of the area is loaded before.
 */
export async function admit(url: URL): Promise<string | null> {
  const path = pageOf(url.pathname);
  const areas = liveAreas(await registry.read());
  const meant = canonicalPath(path, areas);
  if (meant !== path) throw replace(meant + url.search);
  if (isOpenQuestion(path)) await refreshSession().catch(() => undefined);
  const person = personOf(sessionStore.getState());
  const result = guardNavigation(path, person, areas);
  if (result.kind === 'enter') return result.area;
  if (!person && result.to === paths.notFound) rememberReturnPath(path + url.search);
  throw replace(result.to);
}
