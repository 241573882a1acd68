import { usePortal } from '@portal/portal-kit/area';
import type { Result } from '@portal/shared-api/endpoint';
import { senOf } from '@portal/shared-api/money';
import { invoiceNumber, type PaymentRow, type PaymentType } from '@portal/shared-api/payments';
import { updateAdminPayment, type adminPayments } from '@portal/shared-api/payments-admin';
import { useUpload } from '@portal/shared-api/react';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { studentText } from '@portal/shared-ui/student-text';
import { takeOver } from '@portal/shared-ui/take-over';
import { useState } from 'react';
import { ChangedSince } from '../changed-since.tsx';
import { CommentField } from '../comment-field.tsx';
import { DifferenceNotice } from '../settlement/difference-notice.tsx';
import { editOutcome, mayCheckOwn } from '../payment-actions.ts';
import { PaymentFields } from './payment-fields.tsx';
import { PaymentLoading, type Details } from '../payment-loading.tsx';
import { settle, typedSen } from '../settlement/typed-settlement.ts';
import { SettlementSums } from '../settlement/settlement-table.tsx';
import { useSecondLook } from '../second-look.tsx';
import { useSeenPayment } from '../use-seen-payment.ts';
import styles from '../payments.module.css';

export type AdminRow = Result<typeof adminPayments>['data'][number];

interface EditDialogProps {
  payment: Pick<PaymentRow, 'id'>;
  onClose: () => void;
  onDone: (message: string) => void;
}

interface Values {
  payment_type: PaymentType;
  payment_proof?: File | null;
  payment_date: string;
  payment_for: string;
  payment_amount: string;
  comment?: string;
}

const valuesOf = (payment: Details): Values => ({
  payment_type: payment.payment_type,
  payment_date: payment.payment_date,
  payment_for: payment.payment_for,
  payment_amount: payment.payment_amount,
  // The reason for rejecting it no longer shows once it is corrected.
  comment: editOutcome(payment) === 'handsInAgain' ? '' : (payment.comment ?? ''),
});

/** Corrects a payment, and says how saving changes its status (decision 6). */
export function EditDialog({ payment: { id }, onClose, onDone }: EditDialogProps) {
  const { t } = useTranslation('admin-app');
  return (
    <PaymentLoading
      id={id}
      title={t('payments.edit.title', { invoice: invoiceNumber(id) })}
      onClose={onClose}
    >
      {(payment) => <EditForm payment={payment} onClose={onClose} onDone={onDone} />}
    </PaymentLoading>
  );
}

/**
 * If somebody else changed the payment meanwhile, typed values are kept, untouched fields are updated, the changes
 * are listed above, and the next save overwrites them knowingly.
 */
function EditForm({ payment, onClose, onDone }: EditDialogProps & { payment: Details }) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<Values>();
  const { upload, progress } = useUpload(updateAdminPayment);
  // The form keeps the values read when the dialog opened, whatever is read later.
  const [opened] = useState(payment);
  const {
    seen: current,
    was,
    move,
    late,
  } = useSeenPayment(opened, (now, before) => takeOver(form, valuesOf(before), valuesOf(now)));
  const outcome = editOutcome(current);
  const type = useWatch('payment_type', form) ?? opened.payment_type;
  const paid = typedSen(useWatch('payment_amount', form) ?? opened.payment_amount);
  const settlement = settle({ sen: paid, type }, senOf(current.student.overpaid), {
    presets: current.presets,
    overpay: current.overpay ?? undefined,
  });
  const isComparable = outcome === 'backToCheck' && paid > 0;
  const checksOwn = mayCheckOwn(usePortal().session?.adminLevel);
  const handsInAgain = outcome === 'handsInAgain';
  const verb = t(
    was ? 'payments.edit.saveOver' : handsInAgain ? 'payments.edit.againVerb' : 'payments.edit.verb',
  );
  const look = useSecondLook({
    doubt: isComparable ? settlement.doubt : null,
    verb,
    onConfirm: () => form.submit(),
    onBack: () => form.scrollToField('payment_amount', { focus: true, block: 'center' }),
  });

  async function submit({ payment_proof, comment, ...body }: Values) {
    if (!look.passes()) return;
    const { message } = await move(() =>
      upload({
        params: { id: opened.id },
        body: { ...body, comment: comment ?? '', version: current.version },
        files: { payment_proof: payment_proof ?? undefined },
      }),
    );
    onDone(message);
  }

  return (
    <FormDialog<Values>
      asksBeforeLeaving
      form={form}
      title={t(handsInAgain ? 'payments.edit.againTitle' : 'payments.edit.title', {
        invoice: invoiceNumber(opened.id),
      })}
      verb={verb}
      blocked={late || look.asking}
      blockedReason={t(late ? 'payments.approve.late' : 'payments.approve.answerFirst')}
      initialValues={valuesOf(opened)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedSince was={was} now={current} />
      <p className={styles.quiet}>{studentText(opened.student)}</p>
      <div className={styles.notice}>
        <Notice kind="info">
          {t(`payments.edit.${checksOwn && outcome === 'backToCheck' ? 'backToCheckByMe' : outcome}`)}
        </Notice>
      </div>
      {handsInAgain && (
        <DescriptionList items={[{ term: t('payments.edit.rejectedFor'), value: current.comment }]} />
      )}
      <PaymentFields type={type} hasProof={opened.has_proof} progress={progress} />
      {isComparable && (
        <div className={styles.settlement}>
          <SettlementSums settlement={settlement} />
          <DifferenceNotice rounding={settlement.rounding} difference={settlement.difference} />
        </div>
      )}
      <CommentField required={outcome === 'staysRejected' || (isComparable && settlement.difference !== 0)} />
      {look.question}
    </FormDialog>
  );
}
