import type { Area, NavigationEntry } from '@portal/portal-kit/area-schema';
import { conditionHolds } from '../guard/condition.ts';
import type { Person } from '../guard/guard.ts';

/** A person's sidebar entries, from the role's areas; none before the first-login setup. */
export function sidebarEntries(areas: readonly Area[], person: Person): NavigationEntry[] {
  if (!person.isInitialized) return [];
  return areas
    .filter((area) => area.role === person.role && area.layout === 'dashboard')
    .flatMap((area) => area.navigation)
    .filter((entry) => conditionHolds(entry.when, person))
    .sort((a, b) => a.order - b.order);
}
