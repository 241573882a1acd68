import type { Result } from '@portal/shared-api/endpoint';
import { adminPaymentDetails } from '@portal/shared-api/payments-admin';
import { useApiQuery } from '@portal/shared-api/react';
import { Dialog } from '@portal/shared-ui/dialog';
import { Failure } from '@portal/shared-ui/failure';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { ReactNode } from 'react';
import styles from './payments.module.css';

export type Details = Result<typeof adminPaymentDetails>;

interface PaymentLoadingProps {
  id: number;
  title: string;
  onClose: () => void;
  children: (payment: Details) => ReactNode;
}

/** Reads a payment anew before a dialog about it opens: a decision begins with what is the case. */
export function PaymentLoading({ id, title, onClose, children }: PaymentLoadingProps) {
  const { t } = useTranslation('kit');
  const details = useApiQuery(adminPaymentDetails, { params: { id } });
  if (details.data && details.isFetchedAfterMount) return children(details.data);
  return (
    <Dialog open title={title} onClose={onClose}>
      {details.error ? (
        <Failure error={details.error} retrying={details.isFetching} onRetry={() => void details.refetch()} />
      ) : (
        <output className={styles.loading} aria-label={t('data.loading')}>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <span key={line} className="kit-bone" />
          ))}
        </output>
      )}
    </Dialog>
  );
}
