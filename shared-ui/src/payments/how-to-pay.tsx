import { ringgit } from '@portal/shared-api/money';
import type { PaymentInstructions } from '@portal/shared-api/payment-instructions';
import { lazy, Suspense } from 'react';
import { CopyButton } from '../display/copy-button.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { useIsPhone } from '../hooks/media.tsx';
import { RetryLine } from '../layout/retry-line.tsx';

// The encoder loads with the first form that needs it.
const DuitNowQr = lazy(() => import('./duitnow-qr.tsx'));

interface HowToPayProps {
  instructions: {
    data: PaymentInstructions | undefined;
    error: object | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Integer sen; 0 while a month or amount is invalid, and then no QR is shown: a QR never has a wrong sum. */
  amountSen: number;
  /** How the centre identifies the payment, for example `SS1001 January-2025`; at most 25 characters. */
  reference: string;
  /** Shown first if part was already submitted: it starts folded then, since the money may be on its way. */
  rest?: string | undefined;
}

/**
 * Payee, bank account and a DuitNow QR with amount and reference, beside a payment form; nothing if not configured.
 * Folded on a phone, so that the form is visible.
 */
export function HowToPay({ instructions: query, amountSen, reference, rest }: HowToPayProps) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  const instructions = query.data;
  if (!instructions) return query.error && <RetryLine query={query}>{t('payment.howTo.failed')}</RetryLine>;
  const { payee_name: payee, bank_name: bank, bank_account: account, duitnow_qr: qr } = instructions;
  if (!account && !qr) return null;
  const lines = [
    { term: t('payment.howTo.payee'), value: payee },
    { term: t('payment.howTo.bank'), value: bank },
    { term: t('payment.howTo.account'), value: account, copies: account?.replace(/[\s-]/g, '') },
    { term: t('payment.howTo.reference'), value: reference, copies: reference },
  ].filter(({ value }) => value);
  return (
    <details
      className="kit-how-to-pay"
      key={String(rest === undefined)}
      open={!isPhone && rest === undefined}
    >
      <summary>{t('payment.howTo.title')}</summary>
      {rest && <p className="kit-how-to-pay-rest">{rest}</p>}
      <div className="kit-how-to-pay-parts">
        <dl>
          {lines.map(({ term, value, copies }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {value}
                {copies && (
                  <CopyButton look="icon" text={copies} label={t('payment.howTo.copy', { what: term })} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        {qr && amountSen === 0 && <p className="kit-how-to-pay-waits">{t('payment.howTo.waits')}</p>}
        {qr && amountSen > 0 && (
          <Suspense fallback={<span className="kit-skeleton kit-how-to-pay-qr" />}>
            <DuitNowQr
              payment={{ qr, amountSen, reference }}
              caption={t('payment.howTo.scan', { amount: ringgit(amountSen).replace(' ', '\u00a0') })}
            />
          </Suspense>
        )}
      </div>
    </details>
  );
}
