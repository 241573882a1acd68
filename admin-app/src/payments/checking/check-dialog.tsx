import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { receivedSen } from '@portal/shared-api/settlement';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { ChangedSince } from '../changed-since.tsx';
import { CommentField } from '../comment-field.tsx';
import { PaymentLoading, type Details } from '../payment-loading.tsx';
import { FeesCharged } from '../settlement/fees-charged.tsx';
import { PaymentSummary } from '../payment-summary.tsx';
import { ReusedProofs } from '../proofs/reused-proofs.tsx';
import { useSeenPayment } from '../use-seen-payment.ts';
import styles from '../payments.module.css';

interface CheckDialogProps {
  payment: Pick<PaymentRow, 'id'>;
  check: (comment: string | null, version?: number) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The second accept, which changes no amount (decision 3). */
export function CheckDialog({ payment: { id }, ...rest }: CheckDialogProps) {
  const { t } = useTranslation('admin-app');
  const title = t('payments.checking.acceptTitle', { invoice: invoiceNumber(id) });
  return (
    <PaymentLoading id={id} title={title} onClose={rest.onClose}>
      {(opened) => <CheckForm opened={opened} title={title} {...rest} />}
    </PaymentLoading>
  );
}

interface CheckFormProps extends Omit<CheckDialogProps, 'payment'> {
  opened: Details;
  title: string;
}

/** Until the checker edits the comment, it is the payment's, even if somebody else changes that. */
function CheckForm({ opened, title, check, onClose, onDone }: CheckFormProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<{ comment?: string }>();
  const {
    seen: payment,
    was,
    changed,
    move,
    late,
  } = useSeenPayment(opened, (now) => {
    if (!form.isFieldTouched('comment')) form.setFieldsValue({ comment: now.comment ?? '' });
  });
  const received = receivedSen(senOf(payment.payment_amount), payment.payment_type);
  const changedLast = payment.audit_log.at(-1)?.action === 'updated';
  return (
    <FormDialog<{ comment?: string }>
      asksBeforeLeaving
      form={form}
      title={title}
      verb={t('payments.checking.verb', { amount: ringgit(received) })}
      blocked={late}
      blockedReason={t('payments.approve.late')}
      initialValues={{ comment: payment.comment ?? '' }}
      onSubmit={async ({ comment }) =>
        onDone((await move(() => check(comment || null, payment.version))).message)
      }
      onClose={onClose}
    >
      <ChangedSince was={was} now={payment} />
      <PaymentSummary payment={payment} changed={changed} />
      <ReusedProofs payment={payment} />
      {payment.accepted_by_me && (
        <div className={styles.notice}>
          <Notice kind="warning">{t(`payments.checking.${changedLast ? 'selfChanged' : 'self'}`)}</Notice>
        </div>
      )}
      <FeesCharged payment={payment} />
      <CommentField />
    </FormDialog>
  );
}
