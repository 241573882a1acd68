import { siteSettings } from '@portal/shared-api/landing-content';
import { useApiQuery } from '@portal/shared-api/react';
import { CONTENT_STALE_AFTER } from './content.tsx';

/** Intake year, intro video and app links. Pages work without them until they are loaded. */
export const useSiteSettings = () => useApiQuery(siteSettings, {}, { staleTime: CONTENT_STALE_AFTER });
