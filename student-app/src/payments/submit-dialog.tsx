import { today } from '@portal/shared-api/calendar';
import { isApiError } from '@portal/shared-api/client';
import type { Result } from '@portal/shared-api/endpoint';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { parseAmount, ringgit, senOf, signedAmountText } from '@portal/shared-api/money';
import { studentInstructions } from '@portal/shared-api/payment-instructions';
import type { PaymentType } from '@portal/shared-api/payments';
import { createStudentPayment, payableSubjects, ownPresets } from '@portal/shared-api/payments-family';
import { parsePeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { chargeableSen } from '@portal/shared-api/presets';
import { useApiQuery, useRefresh, useUpload } from '@portal/shared-api/react';
import { FeeList } from '@portal/shared-ui/fee-list';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { HowToPay } from '@portal/shared-ui/how-to-pay';
import { useTranslation } from '@portal/shared-ui/i18n';
import {
  PaymentAmountField,
  PaymentDateField,
  PaymentForField,
  PaymentTypeField,
  ProofField,
} from '@portal/shared-ui/payment-fields';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { SelectField } from '@portal/shared-ui/select-field';
import { useState } from 'react';

interface SubmitDialogProps {
  onClose: () => void;
  onSubmitted: (ids: readonly number[], message: string) => void;
}

interface Values {
  payment_type: PaymentType;
  payment_proof?: File | null;
  payment_date: string;
  payment_for: string;
  subject_ids: number[];
  payment_amount: string;
}

/** Hands a payment of the signed-in student in. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { t } = useTranslation('kit');
  const start = useApiQuery(ownPresets, {});
  return (
    <QueryDialog title={t('payment.actions.submit')} onClose={props.onClose} query={start}>
      {(data) => <SubmitForm start={data} {...props} />}
    </QueryDialog>
  );
}

/** Integer sen as the amount field holds it; nothing to pay leaves it empty. */
const typed = (sen: number) => (sen > 0 ? signedAmountText(sen) : '');

interface SubmitFormProps extends SubmitDialogProps {
  start: Result<typeof ownPresets>;
}

function SubmitForm({ start, onClose, onSubmitted }: SubmitFormProps) {
  const { t } = useTranslation('student-app');
  const kit = useTranslation('kit').t;
  const [form] = useForm<Values>();
  const { upload, progress } = useUpload(createStudentPayment);
  const refresh = useRefresh();
  const instructions = useApiQuery(studentInstructions, {});
  // Without an answer, 404 or not, a student can still pay: the subjects only fill the amount in (decision 19).
  const subjects = useApiQuery(payableSubjects, {}).data?.data ?? [];
  // One dialog is one payment: a second press, or a repeat after a lost answer, is the same one.
  const [key] = useState(idempotencyKey);
  const type = useWatch('payment_type', form) ?? 'E-Wallet';
  const amountSen = parseAmount((useWatch('payment_amount', form) ?? '').trim()) ?? 0;
  const thisMonth = periodText(periodOfDate(today()));
  const month = useWatch('payment_for', form) || thisMonth;
  const feesSen = chargeableSen(start.data.map(({ value }) => senOf(value)));

  function fillIn(chosen: readonly number[]) {
    const prices = subjects.filter(({ id }) => chosen.includes(id)).map(({ price }) => senOf(price));
    form.setFieldValue('payment_amount', typed(chosen.length > 0 ? chargeableSen(prices) : feesSen));
  }

  async function submit({ payment_proof, ...body }: Values) {
    try {
      const { id, message } = await upload({
        body,
        files: { payment_proof: body.payment_type === 'Cash' ? undefined : (payment_proof ?? undefined) },
        options: { idempotencyKey: key },
      });
      onClose();
      onSubmitted([id], message);
    } catch (error) {
      if (isApiError(error)) void refresh(['payments']);
      throw error;
    }
  }

  return (
    <FormDialog<Values>
      open
      form={form}
      title={kit('payment.actions.submit')}
      verb={
        amountSen > 0
          ? kit('payment.submit.verbAmount', { amount: ringgit(amountSen) })
          : kit('payment.submit.verb')
      }
      initialValues={{
        payment_type: 'E-Wallet',
        payment_date: today(),
        payment_for: thisMonth,
        subject_ids: [],
        payment_amount: typed(feesSen),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      {type !== 'Cash' && (
        <HowToPay
          instructions={instructions.data}
          amountSen={amountSen}
          reference={`${start.student_id} ${month}`}
        />
      )}
      <PaymentTypeField />
      {type !== 'Cash' && <ProofField required hint={kit('payment.submit.proofHint')} progress={progress} />}
      <PaymentDateField />
      <PaymentForField min={parsePeriod(start.first_period)} />
      {start.data.length > 0 && (
        <>
          <h3 className="kit-fees-title">{kit('payment.submit.fees')}</h3>
          <FeeList items={start.data} withSum />
        </>
      )}
      {subjects.length > 0 && (
        <SelectField<number>
          name="subject_ids"
          label={t('payments.subjects')}
          hint={t('payments.subjectsHint')}
          multiple
          clearable
          options={subjects.map(({ id, name, price }) => ({
            value: id,
            label: `${name} ${ringgit(senOf(price))}`,
          }))}
          onPickAll={fillIn}
        />
      )}
      <PaymentAmountField />
    </FormDialog>
  );
}
