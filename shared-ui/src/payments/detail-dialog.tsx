import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { Button } from '../layout/button.tsx';
import { dateText, periodName } from '../display/dates.tsx';
import { DescriptionList } from '../display/description-list.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { PaidAmount, PaymentTypeName } from './payment-fields.tsx';
import { StatusChip } from './status-chip.tsx';
import { studentText } from '../display/student-text.tsx';

interface DetailDialogProps {
  payment: PaymentRow;
  showsStudent: boolean;
  onProof: (payment: PaymentRow) => void;
  onClose: () => void;
}

/** One payment of a family, to read. */
export function DetailDialog({ payment, showsStudent, onProof, onClose }: DetailDialogProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const { student, comment } = payment;
  return (
    <Dialog
      title={t('payment.detail.title')}
      onClose={onClose}
      closeLabel={t('payment.actions.back')}
      actions={
        payment.has_proof && (
          <Button icon="proof" onClick={() => onProof(payment)}>
            {t('payment.actions.proof')}
          </Button>
        )
      }
    >
      <p>
        <StatusChip status={payment.payment_status} hidesChecking />
      </p>
      <DescriptionList
        items={[
          { term: t('payment.id'), value: invoiceNumber(payment.id) },
          ...(showsStudent ? [{ term: t('payment.student'), value: studentText(student) }] : []),
          { term: t('payment.for'), value: periodName(payment.payment_for, language) },
          { term: t('payment.date'), value: dateText(payment.payment_date, language) },
          { term: t('payment.type'), value: <PaymentTypeName type={payment.payment_type} /> },
          { term: t('payment.amount'), value: <PaidAmount payment={payment} /> },
          ...(comment ? [{ term: t('payment.comment'), value: comment }] : []),
        ]}
      />
    </Dialog>
  );
}
