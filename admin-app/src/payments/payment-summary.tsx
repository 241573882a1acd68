import type { PaymentRow } from '@portal/shared-api/payments';
import { dateText, periodName } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { PaymentTypeName } from '@portal/shared-ui/payment-fields';
import { studentText } from '@portal/shared-ui/student-text';
import { ProofButton } from './proof-viewer.tsx';

/** Who paid what, for when and how, with the slip at hand. */
export function PaymentSummary({ payment }: { payment: PaymentRow }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <DescriptionList
      items={[
        { term: t('payments.fields.student'), value: studentText(payment.student) },
        { term: t('payments.fields.amount'), value: <Money value={payment.payment_amount} /> },
        { term: t('payments.fields.for'), value: periodName(payment.payment_for, language) },
        {
          term: t('payments.fields.date'),
          value: (
            <>
              {dateText(payment.payment_date, language)} · <PaymentTypeName type={payment.payment_type} />
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
