import { isApiError } from '@portal/shared-api/client';
import { ringgit } from '@portal/shared-api/money';
import { useTranslation } from './i18n.tsx';

/** What a family's submit button says: the sum, where it is known. */
export function useSubmitVerb(amountSen: number): string {
  const { t } = useTranslation('kit');
  return amountSen > 0
    ? t('payment.submit.verbAmount', { amount: ringgit(amountSen) })
    : t('payment.submit.verb');
}

/** A payment of which nobody knows whether it was stored: what to say, and which log lines belong to it. */
export interface Unanswered {
  message: string;
  requestId?: string | undefined;
}

/**
 * Says what happened to a payment whose call brought no answer, and that a repeat is counted once only; null when the
 * call was refused, so that nothing was stored.
 */
export function useUnanswered(): (error: unknown, stopped: boolean) => Unanswered | null {
  const { t } = useTranslation('kit');
  const say = (what: string) => t(`payment.submit.problems.${what}`);
  return (error, stopped) => {
    if (stopped) return { message: say('stopped') };
    if (!isApiError(error)) return { message: say('unexpected') };
    const { status, code, message, requestId } = error;
    // Another sign-in took the tab over: nothing was sent.
    if (code === 'session_replaced') return null;
    if (status === 0) return { message: say(navigator.onLine ? 'lost' : 'offline') };
    return status >= 500 ? { message: `${message} ${say('again')}`, requestId } : null;
  };
}
