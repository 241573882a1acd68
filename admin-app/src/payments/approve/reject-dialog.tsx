import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { CommentField } from '../comment-field.tsx';
import { FeesCharged } from '../settlement/fees-charged.tsx';
import { PaymentLoading, type Details } from '../payment-loading.tsx';
import { PaymentSummary } from '../payment-summary.tsx';
import { ReusedProofs } from '../proofs/reused-proofs.tsx';
import { usePaymentMove } from '../use-payment-move.ts';

interface RejectDialogProps {
  payment: Pick<PaymentRow, 'id'>;
  reject: (comment: string) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Rejects a payment, showing what an accept would have shown. */
export function RejectDialog({ payment: { id }, ...rest }: RejectDialogProps) {
  const { t } = useTranslation('admin-app');
  const title = t('payments.reject.title', { invoice: invoiceNumber(id) });
  return (
    <PaymentLoading id={id} title={title} onClose={rest.onClose}>
      {(payment) => <RejectForm payment={payment} title={title} {...rest} />}
    </PaymentLoading>
  );
}

interface RejectFormProps extends Omit<RejectDialogProps, 'payment'> {
  payment: Details;
  title: string;
}

/** Confirm is disabled until there is a comment for the family. */
function RejectForm({ payment, title, reject, onClose, onDone }: RejectFormProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<{ comment: string }>();
  const { move, late } = usePaymentMove();
  const comment = useWatch('comment', form)?.trim();
  return (
    <FormDialog<{ comment: string }>
      asksBeforeLeaving
      danger
      form={form}
      title={title}
      verb={t('payments.reject.verb')}
      blocked={!comment || late}
      blockedReason={t(late ? 'payments.approve.late' : 'payments.reject.commentFirst')}
      onSubmit={async (values) => onDone((await move(() => reject(values.comment))).message)}
      onClose={onClose}
    >
      <PaymentSummary payment={payment} />
      <ReusedProofs payment={payment} />
      {payment.presets.length > 0 && <FeesCharged payment={payment} />}
      <CommentField required />
    </FormDialog>
  );
}
