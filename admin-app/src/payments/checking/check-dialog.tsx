import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { CommentField } from '../comment-field.tsx';
import { PaymentLoading } from '../payment-loading.tsx';
import { FeesCharged } from '../fees-charged.tsx';
import { PaymentSummary } from '../payment-summary.tsx';
import { ReusedProofs } from '../reused-proofs.tsx';
import { usePaymentMove } from '../use-payment-move.ts';
import styles from '../payments.module.css';

interface CheckDialogProps {
  payment: PaymentRow & { accepted_by_me: boolean; accepted_by_change: boolean };
  check: (comment: string | null, version?: number) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The second accept; it alters no amount (decision 3). */
export function CheckDialog({ payment, check, onClose, onDone }: CheckDialogProps) {
  const { t } = useTranslation('admin-app');
  const { move, late } = usePaymentMove();
  const title = t('payments.checking.acceptTitle', { invoice: invoiceNumber(payment.id) });
  return (
    <PaymentLoading id={payment.id} title={title} onClose={onClose}>
      {(details) => (
        <FormDialog<{ comment?: string }>
          open
          title={title}
          verb={t('payments.checking.verb', { amount: ringgit(senOf(details.payment_amount)) })}
          blocked={late}
          initialValues={{ comment: details.comment ?? '' }}
          onSubmit={async ({ comment }) =>
            onDone((await move(() => check(comment || null, details.version))).message)
          }
          onClose={onClose}
        >
          <PaymentSummary payment={details} />
          <ReusedProofs payment={details} />
          {payment.accepted_by_me && (
            <div className={styles.notice}>
              <Notice kind="warning">
                {t(`payments.checking.${payment.accepted_by_change ? 'selfChanged' : 'self'}`)}
              </Notice>
            </div>
          )}
          <FeesCharged payment={details} />
          <CommentField />
        </FormDialog>
      )}
    </PaymentLoading>
  );
}
