import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { batchSum, counts, type Reused } from './batch-sum.ts';
import { OtherPayment } from './other-payment.tsx';
import type { Details } from '../payment-loading.tsx';
import styles from '../payments.module.css';

interface HandedInTogetherProps {
  payment: Pick<Details, 'payment_amount' | 'payment_status'>;
  others: readonly Reused[];
}

/** The rest of a batch sent with one slip, and the sum that the slip has to show. */
export function HandedInTogether({ payment, others }: HandedInTogetherProps) {
  const { t } = useTranslation('admin-app');
  const total = batchSum(payment, others);
  const notCounted = t('payments.reused.notCounted');
  return (
    <div className={`${styles.notice} ${styles.told}`}>
      <Notice kind="info">
        {t('payments.reused.together', { count: others.length })}
        <ul className={styles.others}>
          {others.map((other) => (
            <OtherPayment
              key={other.id}
              other={other}
              note={other.removed || (other.payment && !counts(other.payment)) ? notCounted : undefined}
            />
          ))}
        </ul>
        {!counts(payment) && <p className={styles.sum}>{t('payments.reused.selfNotCounted')}</p>}
        {total && (
          <p className={styles.sum}>
            <strong>{t(`payments.reused.${total.isPart ? 'sumPart' : 'sum'}`, { sum: total.sum })}</strong>
            {t(`payments.reused.${total.isPart ? 'comparePart' : 'compare'}`)}
          </p>
        )}
      </Notice>
    </div>
  );
}
