import { isApiError } from '@portal/shared-api/client';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { useRefresh, useUpload } from '@portal/shared-api/react';
import { FormDialog } from '../form-dialog.tsx';
import { useTranslation } from '../i18n.tsx';
import { Notice } from '../notice.tsx';
import { PaymentAmountField, PaymentForField, ProofField } from '../payment-fields.tsx';
import type { FamilyCalls } from './family-calls.ts';

interface UpdateDialogProps {
  payment: PaymentRow;
  call: FamilyCalls['update'];
  onClose: () => void;
  onDone: (message: string) => void;
}

interface Values {
  payment_proof?: File | null;
  payment_for: string;
  payment_amount: string;
}

/** Corrects a rejected payment and hands it in again; without a new file the proof stays. */
export function UpdateDialog({ payment, call, onClose, onDone }: UpdateDialogProps) {
  const { t } = useTranslation('kit');
  const { upload, progress } = useUpload(call);
  const refresh = useRefresh();

  async function submit({ payment_proof, ...body }: Values) {
    try {
      const { message } = await upload({
        params: { id: payment.id },
        body,
        files: { payment_proof: payment_proof ?? undefined },
      });
      onDone(message);
    } catch (error) {
      // The refusal says that the payment is not what the list shows, or no longer there.
      if (isApiError(error)) void refresh(['payments']);
      throw error;
    }
  }

  return (
    <FormDialog<Values>
      open
      title={t('payment.update.title')}
      verb={t('payment.update.verb')}
      initialValues={{ payment_for: payment.payment_for, payment_amount: payment.payment_amount }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="kit-caption">
        {t('payment.id')}: {invoiceNumber(payment.id)}, {payment.student.name}
      </p>
      <div className="kit-above-form">
        <Notice kind="warning">
          {payment.comment
            ? t('payment.update.because', { comment: payment.comment })
            : t('payment.update.rejected')}
        </Notice>
      </div>
      <ProofField
        required={!payment.has_proof && payment.payment_type !== 'Cash'}
        label={t('payment.update.newProof')}
        hint={payment.has_proof ? t('payment.update.newProofHint') : undefined}
        progress={progress}
      />
      <PaymentForField />
      <PaymentAmountField />
    </FormDialog>
  );
}
