import { ApiError, isApiError } from '@portal/shared-api/client';
import { colon, comma, isolated } from '@portal/shared-api/languages';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { useRefresh, useUpload } from '@portal/shared-api/react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { Notice } from '../layout/notice.tsx';
import { PaymentAmountField, PaymentForField, ProofField } from './payment-fields.tsx';
import { useUnanswered } from './payment-submit.tsx';
import type { FamilyCalls } from './family-calls.ts';
import { ProofViewer } from './family-viewers.tsx';

interface UpdateDialogProps {
  payment: PaymentRow;
  calls: Pick<FamilyCalls, 'update' | 'proof'>;
  /** The field of the month, if not every month can be chosen. */
  month?: ReactNode;
  onClose: () => void;
  onDone: (message: string) => void;
}

interface Values {
  payment_proof?: File | null;
  payment_for: string;
  payment_amount: string;
}

/** The payment has changed since the list was read: no retry can succeed. */
const isOver = (code: string) => code === 'payment_not_rejected' || code === 'not_found';

/** Corrects a rejected payment and submits it again. Without a new file the proof stays. */
export function UpdateDialog({ payment, calls, month, onClose, onDone }: UpdateDialogProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const { upload, progress } = useUpload(calls.update);
  const refresh = useRefresh();
  const unanswered = useUnanswered();
  const stopper = useRef<AbortController>(undefined);
  const [over, setOver] = useState(false);
  const [viewing, setViewing] = useState(false);

  // Everything but Cash has one, though the other parent's is not shown.
  const hasSlip = payment.has_proof || payment.payment_type !== 'Cash';
  const reason = payment.comment
    ? t('payment.update.because', { comment: payment.comment })
    : t('payment.update.rejected');

  async function submit({ payment_proof, ...body }: Values) {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    try {
      const { message } = await upload({
        params: { id: payment.id },
        body,
        files: { payment_proof: payment_proof ?? undefined },
        options: { signal },
      });
      onDone(message);
    } catch (error) {
      // The refusal says that the payment has changed or is gone.
      void refresh(['payments']);
      const unknown = unanswered(error, signal.aborted);
      if (unknown) throw new ApiError(0, { code: 'network', message: unknown.message });
      if (isApiError(error) && isOver(error.code)) {
        setOver(true);
        return;
      }
      throw error;
    }
  }

  return (
    <>
      <FormDialog<Values>
        asksBeforeLeaving={!over}
        title={t('payment.update.title')}
        verb={t('payment.update.verb')}
        blocked={over}
        leaving={over ? null : undefined}
        initialValues={{ payment_for: payment.payment_for, payment_amount: payment.payment_amount }}
        onSubmit={submit}
        onClose={onClose}
        onStop={() => stopper.current?.abort()}
      >
        <p className="kit-caption">
          {t('payment.id')}
          {colon[language]}
          {[invoiceNumber(payment.id), isolated(payment.student.name)].join(comma[language])}
        </p>
        <div className="kit-above-form" role="status" key={String(over)} ref={over ? intoView : undefined}>
          <Notice kind="warning">{over ? t('payment.update.over') : reason}</Notice>
        </div>
        <ProofField
          required={false}
          label={t('payment.update.newProof')}
          hint={
            hasSlip && (
              <>
                {t('payment.update.newProofHint')}{' '}
                {payment.has_proof && (
                  <Button kind="link" icon="proof" onClick={() => setViewing(true)}>
                    {t('payment.update.currentProof')}
                  </Button>
                )}
              </>
            )
          }
          progress={progress}
        />
        {month ?? <PaymentForField />}
        <PaymentAmountField type={payment.payment_type} />
      </FormDialog>
      {viewing && <ProofViewer payment={payment} call={calls.proof} onClose={() => setViewing(false)} />}
    </>
  );
}

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView?.({ block: 'center' });
