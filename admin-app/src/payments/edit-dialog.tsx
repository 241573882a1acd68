import { isApiError } from '@portal/shared-api/client';
import type { Result } from '@portal/shared-api/endpoint';
import { invoiceNumber, type PaymentType } from '@portal/shared-api/payments';
import {
  adminPaymentDetails,
  updateAdminPayment,
  type adminPayments,
} from '@portal/shared-api/payments-admin';
import { useApi, useUpload } from '@portal/shared-api/react';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useState } from 'react';
import { PaymentFields } from './payment-fields.tsx';
import type { Details } from './payment-loading.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { usePaymentMove } from './use-payment-move.ts';
import styles from './payments.module.css';

export type AdminRow = Result<typeof adminPayments>['data'][number];

interface EditDialogProps {
  payment: AdminRow;
  onClose: () => void;
  onDone: (message: string) => void;
}

interface Values {
  payment_type: PaymentType;
  payment_proof?: File | null;
  payment_date: string;
  payment_for: string;
  payment_amount: string;
}

/**
 * Corrects a payment; one that was accepted goes back to the check (decision 6). When somebody else changed it
 * meanwhile, what was typed stays, what is stored now stands above it, and the next save goes over it knowingly.
 */
export function EditDialog({ payment, onClose, onDone }: EditDialogProps) {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  const [form] = useForm<Values>();
  const { upload, progress } = useUpload(updateAdminPayment);
  const move = usePaymentMove();
  const [stored, setStored] = useState<Details | null>(null);
  const type = useWatch('payment_type', form) ?? payment.payment_type;
  const { version } = stored ?? payment;
  const accepted = ['pending_checking', 'approved'].includes((stored ?? payment).payment_status);

  async function submit({ payment_proof, ...body }: Values) {
    try {
      const { message } = await move(() =>
        upload({
          params: { id: payment.id },
          body: { ...body, version },
          files: { payment_proof: payment_proof ?? undefined },
        }),
      );
      onDone(message);
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') {
        setStored(await api.call(adminPaymentDetails, { params: { id: payment.id } }));
      }
      throw error;
    }
  }

  return (
    <FormDialog<Values>
      open
      form={form}
      title={t('payments.edit.title', { invoice: invoiceNumber(payment.id) })}
      verb={t(stored ? 'payments.edit.saveOver' : 'payments.edit.verb')}
      initialValues={{
        payment_type: payment.payment_type,
        payment_date: payment.payment_date,
        payment_for: payment.payment_for,
        payment_amount: payment.payment_amount,
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {stored && (
        <section className={styles.stored}>
          <strong>{t('payments.edit.storedNow')}</strong>
          <PaymentSummary payment={stored} />
        </section>
      )}
      <p className={styles.quiet}>
        {payment.student.name} ({payment.student.student_id})
      </p>
      {accepted && (
        <div className={styles.notice}>
          <Notice kind="info">{t('payments.edit.backToCheck')}</Notice>
        </div>
      )}
      <PaymentFields type={type} hasProof={payment.has_proof} progress={progress} />
    </FormDialog>
  );
}
