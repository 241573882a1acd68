import { useLocation, useNavigate, useRevalidator } from '@portal/shared-ui/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { watchKeptPage } from '../browser/kept-page.ts';
import { paths, roleHome } from '../paths.ts';
import { rememberReturnPath } from '../session/return-path.ts';
import { sessionStore, useSession, watchOtherTabs } from '../session/session-store.ts';
import { report } from '../telemetry/report.ts';
import { refreshSession } from '../services/services.ts';

/** How a session change affects the current page. */
export function useSessionEffects(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const token = useSession((state) => state.session?.token);
  const expired = useSession((state) => state.expired);
  const adminLevel = useSession((state) => state.session?.adminLevel);
  const isInitialized = useSession((state) => state.session?.studentIsInitialized);

  useEffect(() => watchOtherTabs(sessionStore), []);
  useEffect(() => watchKeptPage(sessionStore, refreshSession), []);

  // before the setup the server answers nothing else; the setup page notices its completion itself
  const isOpen = useEffectEvent(() => isInitialized !== false);
  useEffect(() => {
    if (token && isOpen())
      refreshSession().catch((error: unknown) => report('session.refresh.failed', { error: String(error) }));
  }, [token]);

  const openSignIn = useEffectEvent(() => {
    rememberReturnPath(location.pathname + location.search);
    void navigate(paths.signIn, { replace: true });
  });
  useEffect(() => {
    if (expired) openSignIn();
  }, [expired]);

  // new information about the person may change the guard's decision
  const learned = `${adminLevel} ${isInitialized}`;
  const judged = useRef(learned);
  const judgeAgain = useEffectEvent(() => {
    // setup done: go home, past Page Not Found, which the setup page is from now on
    if (isInitialized && location.pathname === paths.initialize)
      void navigate(roleHome.student, { replace: true });
    else void revalidate();
  });
  useEffect(() => {
    if (judged.current === learned) return;
    judged.current = learned;
    if (token) judgeAgain();
  }, [learned, token]);
}
