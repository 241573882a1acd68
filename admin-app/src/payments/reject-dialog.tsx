import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { CommentField } from './comment-field.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { usePaymentMove } from './use-payment-move.ts';

interface RejectDialogProps {
  payment: PaymentRow;
  reject: (comment: string) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Turns a payment down; Confirm waits for the words that the family will read. */
export function RejectDialog({ payment, reject, onClose, onDone }: RejectDialogProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<{ comment: string }>();
  const move = usePaymentMove();
  const comment = useWatch('comment', form)?.trim();
  return (
    <FormDialog<{ comment: string }>
      open
      danger
      form={form}
      title={t('payments.reject.title', { invoice: invoiceNumber(payment.id) })}
      verb={t('payments.reject.verb')}
      blocked={!comment}
      onSubmit={async (values) => onDone((await move(() => reject(values.comment))).message)}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <CommentField required />
    </FormDialog>
  );
}
