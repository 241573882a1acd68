import { PortalProvider } from '@portal/portal-kit/area';
import { useLoaderData, useLocation } from '@portal/shared-ui/router';
import type { OpenedPage } from '../areas/area-loader.ts';
import { pageOf } from '../guard/guard.ts';
import { useAreaPortal } from '../services/use-area-portal.ts';

/** A page of an area inside the portal context for its code. */
export function AreaPage() {
  const { area, version, Page } = useLoaderData<OpenedPage>();
  const { pathname } = useLocation();
  const portal = useAreaPortal(area.name, version);
  // signing out clears the screen at once, before the next page is ready
  if (area.role !== 'public' && portal.session?.role !== area.role) return null;
  return (
    <PortalProvider portal={portal}>
      <Page key={pageOf(pathname)} />
    </PortalProvider>
  );
}
