import { ApiError, createClient, isApiError, type ApiClient, type Call } from '@portal/shared-api/client';
import { i18next } from '@portal/shared-ui/i18n';
import { currentLanguage } from '../language/language.ts';
import type { SessionStore } from './session-store.ts';

/**
 * The portal's API client, bound to this tab's session. A tab whose session was replaced makes no calls (decision
 * 70), and a late answer to an old token does not end a newer session.
 */
export function createPortalApi(store: SessionStore): ApiClient {
  const token = () => store.getState().session?.token ?? null;
  const client = createClient({ token, language: currentLanguage, onSessionEnded: () => undefined });

  const call = async (...args: Parameters<Call>) => {
    if (!store.checkStorage()) {
      throw new ApiError(0, {
        code: 'session_replaced',
        message: i18next.t('replaced.refused', { ns: 'shell' }),
      });
    }
    const sentWith = token();
    try {
      return await client.call(...args);
    } catch (error) {
      if (isApiError(error) && sentWith !== null && sentWith === token()) {
        if (error.code === 'session_ended') store.expire();
        if (error.code === 'initialization_required') store.learn({ studentIsInitialized: false });
      }
      throw error;
    }
  };
  return { call: call as Call };
}
