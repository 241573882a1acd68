import type { PaymentRow } from '@portal/shared-api/payments';
import { dateText, periodName } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { PaidAmount, PaymentTypeName } from '@portal/shared-ui/payment-fields';
import { studentText } from '@portal/shared-ui/student-text';
import type { ReactNode } from 'react';
import type { ChangedPart } from './payment-changes.ts';
import { ProofButton } from './proofs/proof-viewer.tsx';
import styles from './payments.module.css';

interface PaymentSummaryProps {
  payment: PaymentRow;
  /** What has changed since the dialog opened. */
  changed?: readonly ChangedPart[];
}

/** Who paid what, for which month and how, with the slip. */
export function PaymentSummary({ payment, changed = [] }: PaymentSummaryProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const marked = (part: ChangedPart, value: ReactNode) =>
    changed.includes(part) ? <mark className={styles.marked}>{value}</mark> : value;
  return (
    <DescriptionList
      items={[
        { term: t('payments.fields.student'), value: studentText(payment.student) },
        {
          term: t('payments.fields.amount'),
          value: marked('payment_amount', <PaidAmount payment={payment} />),
        },
        {
          term: t('payments.fields.for'),
          value: marked('payment_for', periodName(payment.payment_for, language)),
        },
        {
          term: t('payments.fields.date'),
          value: (
            <>
              {marked('payment_date', dateText(payment.payment_date, language))} ·{' '}
              {marked('payment_type', <PaymentTypeName type={payment.payment_type} />)}
            </>
          ),
        },
        {
          term: t('payments.fields.proof'),
          value: payment.has_proof ? <ProofButton payment={payment} /> : null,
        },
      ]}
    />
  );
}
