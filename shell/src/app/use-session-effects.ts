import { useLocation, useNavigate, useRevalidator } from '@portal/shared-ui/router';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../paths.ts';
import { rememberReturnPath } from '../session/return-path.ts';
import { sessionStore, useSession, watchOtherTabs } from '../session/session-store.ts';
import { report } from '../telemetry/report.ts';
import { refreshSession } from '../services/services.ts';

/** What a change of the session means for the page on screen. */
export function useSessionEffects(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const token = useSession((state) => state.session?.token);
  const expired = useSession((state) => state.expired);
  const adminLevel = useSession((state) => state.session?.adminLevel);
  const isInitialized = useSession((state) => state.session?.studentIsInitialized);

  useEffect(() => watchOtherTabs(sessionStore), []);

  useEffect(() => {
    if (token)
      refreshSession().catch((error: unknown) => report('session.refresh.failed', { error: String(error) }));
  }, [token]);

  const openSignIn = useEffectEvent(() => {
    rememberReturnPath(location.pathname + location.search);
    void navigate(paths.signIn, { replace: true });
  });
  useEffect(() => {
    if (expired) openSignIn();
  }, [expired]);

  // the guard may decide otherwise now
  const judgeAgain = useEffectEvent((..._learned: unknown[]) => void (token && revalidate()));
  useEffect(() => judgeAgain(adminLevel, isInitialized), [adminLevel, isInitialized]);
}
