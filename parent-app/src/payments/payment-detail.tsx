import type { Result } from '@portal/shared-api/endpoint';
import { invoiceNumber } from '@portal/shared-api/payments';
import type { parentPayments } from '@portal/shared-api/payments-family';
import { dateText, periodName } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { Dialog } from '@portal/shared-ui/dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { StatusChip } from '@portal/shared-ui/status-chip';
import styles from './payments.module.css';

export type Payment = Result<typeof parentPayments>['data'][number];

interface PaymentDetailProps {
  /** Null while none is chosen. */
  payment: Payment | null;
  onBack: () => void;
}

/** One payment to read. */
export function PaymentDetail({ payment, onBack }: PaymentDetailProps) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  if (!payment) return null;
  return (
    <Dialog open title={t('payments.detail')} onClose={onBack} closeLabel={t('payments.back')}>
      <p className={styles.status}>
        <StatusChip status={payment.payment_status} hidesChecking />
      </p>
      <DescriptionList
        items={[
          { term: t('payments.id'), value: invoiceNumber(payment.id) },
          { term: t('payments.student'), value: payment.student.name },
          { term: t('payments.paymentFor'), value: periodName(payment.payment_for, language) },
          { term: t('payments.paymentDate'), value: dateText(payment.payment_date, language) },
          { term: t('payments.paymentType'), value: t(`payments.types.${payment.payment_type}`) },
          { term: t('payments.amountPaid'), value: <Money value={payment.payment_amount} /> },
          ...(payment.comment ? [{ term: t('payments.comment'), value: payment.comment }] : []),
        ]}
      />
    </Dialog>
  );
}
