import { signOut as signOutCall } from '@portal/shared-api/session';
import { useNavigate } from '@portal/shared-ui/router';
import { paths } from '../paths.ts';
import { sessionStore } from '../session/session-store.ts';
import { report } from '../telemetry/report.ts';
import { api } from './services.ts';

/** How long a sign-out waits for the server before the session is dropped here anyway. */
const REVOKE_LIMIT_MS = 4000;

/**
 * Signs out: the token is revoked and leaves this browser. Without a connection it leaves the browser all the same,
 * and the server lets it run out.
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
