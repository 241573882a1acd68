import { PortalProvider } from '@portal/portal-kit/area';
import { useLoaderData, useLocation } from '@portal/shared-ui/router';
import type { OpenedPage } from '../areas/area-loader.ts';
import { pageOf } from '../guard/guard.ts';
import { useAreaPortal } from '../services/use-area-portal.ts';

/** A page of an area inside the portal context that its code may use. */
export function AreaPage() {
  const { area, version, Page } = useLoaderData<OpenedPage>();
  const { pathname } = useLocation();
  const portal = useAreaPortal(area.name, version);
  // signing out empties the screen at once, before the next page is there
  if (area.role !== 'public' && portal.session?.role !== area.role) return null;
  return (
    <PortalProvider portal={portal}>
      <Page key={pageOf(pathname)} />
    </PortalProvider>
  );
}
