import type { Area } from '@portal/portal-kit/area-schema';
import { areaOf, pageOf } from '../guard/guard.ts';
import { paths } from '../paths.ts';

export type Layout = Area['layout'];

/** The frame around a page. Visitors never load the dashboard's. */
export function layoutOf(address: string, areas: readonly Area[], isSignedIn: boolean): Layout {
  const path = pageOf(address);
  if (!isSignedIn || path === paths.signIn || path === paths.notFound) return 'public';
  return path === paths.profile ? 'dashboard' : (areaOf(path, areas)?.layout ?? 'public');
}
