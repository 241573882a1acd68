import { signOut as signOutCall } from '@portal/shared-api/session';
import { useNavigate } from '@portal/shared-ui/router';
import { paths } from '../paths.ts';
import { sessionStore } from '../session/session-store.ts';
import { report } from '../telemetry/report.ts';
import { api } from './services.ts';

/** How long signing out waits for the server before the session is dropped locally. */
const REVOKE_LIMIT_MS = 4000;

/**
 * Signs out: revokes the token and removes it from this browser. Offline it is only removed here, and expires on the
 * server.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await api.call(signOutCall, undefined, { signal: AbortSignal.timeout(REVOKE_LIMIT_MS) });
    } catch (error) {
      report('session.revoke.failed', { error: String(error) });
    }
    sessionStore.signOut();
    await navigate(paths.home);
  };
}
