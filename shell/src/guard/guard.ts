import type { Area, Condition } from '@portal/portal-kit/area-schema';
import type { Role } from '@portal/shared-api/endpoint';
import { paths, roleHome } from '../paths.ts';
import { conditionHolds, type Facts } from './condition.ts';

/** Who asks to enter. The server checks every call itself; this decides what is shown and loaded. */
export interface Person extends Facts {
  role: Role;
  /** False for a student who has not completed the first-login setup. */
  isInitialized: boolean;
}

export type GuardResult = { kind: 'enter'; area: string | null } | { kind: 'redirect'; to: string };

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

/** `/admin/students/` and `/admin/students` are one page. */
export const pageOf = (path: string): string => path.replace(/\/+$/, '') || '/';

/** The canonical form of an address with double slashes or other upper and lower case, if there is such a page. */
export function canonicalPath(path: string, areas: readonly Area[]): string {
  const single = pageOf(path.replace(/\/{2,}/g, '/'));
  const low = single.toLowerCase();
  const isPage =
    Object.values<string>(paths).includes(low) ||
    areas.some((area) => area.pages.includes(low) || low === `/${area.role}`);
  return isPage ? low : single;
}

/** The area with the longest matching prefix; `/` matches everything. */
export function areaOf(path: string, areas: readonly Area[]): Area | undefined {
  const fits = areas.flatMap((area) =>
    area.paths.filter((prefix) => isBelow(path, prefix)).map((prefix) => ({ area, length: prefix.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.area;
}

/** Whether an address belongs to a signed-in area, existing or not. */
export const isBehindSignIn = (address: string, areas: readonly Area[]): boolean => {
  const path = pageOf(address);
  return path === paths.profile || (areaOf(path, areas)?.role ?? 'public') !== 'public';
};

/** The conditions `area.json` puts on a page. */
export const restrictionsOf = (path: string, area: Area): Condition[] =>
  area.restricted.filter((one) => isBelow(path, one.path)).map((one) => one.when);

/** The home of a signed-in person's role, or the profile if that page does not exist. */
export function homeOf(person: Pick<Person, 'role' | 'isInitialized'>, areas: readonly Area[]): string {
  if (!person.isInitialized) return paths.initialize;
  const home = roleHome[person.role];
  return areas.some((area) => area.pages.includes(home)) ? home : paths.profile;
}

const enter = (area: string | null): GuardResult => ({ kind: 'enter', area });
const redirect = (to: string): GuardResult => ({ kind: 'redirect', to });

/**
 * The navigation guard (specification A section 6, decision 61): an allow-list from the areas' own data. It runs
 * before anything of an area is loaded, so people without access do not even get its manifest.
 */
export function guardNavigation(address: string, person: Person | null, areas: readonly Area[]): GuardResult {
  const path = pageOf(address);
  if (path === paths.signIn || path === paths.notFound) return enter(null);

  const needsSetup = person !== null && !person.isInitialized;
  if (path === paths.profile) {
    if (!person) return redirect(paths.notFound);
    return needsSetup ? redirect(paths.initialize) : enter(null);
  }

  const area = areaOf(path, areas);
  if (!area) return redirect(paths.notFound);
  if (area.role !== 'public') {
    if (person?.role !== area.role) return redirect(paths.notFound);
    if (needsSetup && path !== paths.initialize) return redirect(paths.initialize);
    if (!needsSetup && path === paths.initialize) return redirect(paths.notFound);
    if (path === `/${area.role}`) return redirect(homeOf(person, areas));
    if (!restrictionsOf(path, area).every((when) => conditionHolds(when, person))) {
      return redirect(paths.notFound);
    }
  }
  return area.pages.includes(path) ? enter(area.name) : redirect(paths.notFound);
}
