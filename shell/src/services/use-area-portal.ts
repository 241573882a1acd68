import { useLanguage } from '@portal/shared-ui/i18n';
import { useNavigate } from '@portal/shared-ui/router';
import { useMemo } from 'react';
import { createPortal } from '../areas/portal-context.ts';
import { useSession } from '../session/session-store.ts';
import { api, refreshSession } from './services.ts';

/** The frozen context of one area, recreated when something in it changes. */
export function useAreaPortal(area: string, version: string) {
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession((state) => state.session);
  const enrollmentOpen = useSession((state) => state.enrollmentOpen === true);
  const signal = useSession((state) => state.lifetime.signal);
  const { role, name, adminLevel } = session ?? {};
  return useMemo(
    () =>
      createPortal({
        area,
        version,
        session: role ? { role, name: name ?? '', adminLevel: adminLevel ?? null } : null,
        language,
        enrollmentOpen,
        signal,
        api,
        navigate: (path, options) => void navigate(path, options),
        refreshSession,
      }),
    [area, version, role, name, adminLevel, language, enrollmentOpen, signal, navigate],
  );
}
