import { isApiError } from '@portal/shared-api/client';
import { ringgit } from '@portal/shared-api/money';
import { newPaymentBody } from '@portal/shared-api/payments';
import { comparePeriods, parsePeriod } from '@portal/shared-api/period';
import type { Texts } from '../texts/en.ts';
import { useTranslation } from '../texts/i18n.tsx';
import type { StudentMonths } from './month-proposal.ts';

const { payment_for, payment_amount } = newPaymentBody.shape;

/**
 * The valid sum, in integer sen; 0 while month or amount is invalid. Buttons and QRs never show a sum that would be
 * rejected.
 */
export function payableSen(
  values: { payment_for?: string; payment_amount?: string } | undefined,
  { first_period }: Pick<StudentMonths, 'first_period'>,
): number {
  const amount = payment_amount.safeParse(values?.payment_amount ?? '');
  const month = payment_for.safeParse(values?.payment_for);
  if (!amount.success || !month.success) return 0;
  const joined = parsePeriod(first_period);
  return joined && comparePeriods(parsePeriod(values!.payment_for!)!, joined) < 0 ? 0 : amount.data;
}

/** Label of a family's submit button, with the sum if known. */
export function useSubmitVerb(amountSen: number): string {
  const { t } = useTranslation('kit');
  return amountSen > 0
    ? t('payment.submit.verbAmount', { amount: ringgit(amountSen) })
    : t('payment.submit.verb');
}

/** A payment that may or may not have been stored: what to say, and which log lines belong to it. */
export interface Unanswered {
  message: string;
  requestId?: string | undefined;
}

/**
 * Explains what happened to a payment whose call had no answer, and that repeating it is safe; null if the call was
 * refused, so nothing was stored.
 */
export function useUnanswered(): (error: unknown, stopped: boolean) => Unanswered | null {
  const { t } = useTranslation('kit');
  const say = (what: keyof Texts['payment']['submit']['problems']) => t(`payment.submit.problems.${what}`);
  return (error, stopped) => {
    if (stopped) return { message: say('stopped') };
    if (!isApiError(error)) return { message: say('unexpected') };
    const { status, code, message, requestId } = error;
    // Another sign-in took over the tab: nothing was sent.
    if (code === 'session_replaced') return null;
    if (status === 0) return { message: say(navigator.onLine ? 'lost' : 'offline') };
    return status >= 500 ? { message: `${message} ${say('again')}`, requestId } : null;
  };
}
