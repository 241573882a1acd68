import { invoiceNumber, type PaymentRow, type PaymentStatus } from '@portal/shared-api/payments';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify } from '../layout/feedback.tsx';
import { useTranslation } from '../texts/i18n.tsx';

/** To a family, a payment waiting for its check is approved (decision 8), so the check itself is no news. */
const seen = (status: PaymentStatus): PaymentStatus => (status === 'pending_checking' ? 'approved' : status);

/** Announces the centre's decisions while the list is open, and highlights the rows. */
export function useStatusNews(rows: readonly PaymentRow[] | undefined, mark: (id: number) => void): void {
  const { t } = useTranslation('kit');
  const notify = useNotify();
  const known = useRef(new Map<number, PaymentStatus>());
  const tell = useEffectEvent((id: number, status: PaymentStatus) => {
    mark(id);
    notify('info', t('payment.news', { invoice: invoiceNumber(id), status: t(`payment.${status}`) }));
  });

  useEffect(() => {
    for (const { id, payment_status } of rows ?? []) {
      const status = seen(payment_status);
      const before = known.current.get(id);
      known.current.set(id, status);
      // Resubmitting is the family's own action.
      if (before && before !== status && status !== 'pending_approval') tell(id, status);
    }
  }, [rows]);
}
