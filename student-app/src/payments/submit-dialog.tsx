import { today } from '@portal/shared-api/calendar';
import type { Result } from '@portal/shared-api/endpoint';
import { isolated } from '@portal/shared-api/languages';
import { ringgit, senOf, signedAmountText } from '@portal/shared-api/money';
import { studentInstructions } from '@portal/shared-api/payment-instructions';
import { ownPresets, payableSubjects } from '@portal/shared-api/payments-family';
import { chargeableSen } from '@portal/shared-api/presets';
import { parsePeriod, shortPeriod } from '@portal/shared-api/period';
import { useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { FamilyMonthField, proposedMonth } from '@portal/shared-ui/family-month-field';
import { FeeList } from '@portal/shared-ui/fee-list';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { HowToPay } from '@portal/shared-ui/how-to-pay';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import {
  PaymentAmountField,
  PaymentDateField,
  PaymentTypeField,
  ProofField,
} from '@portal/shared-ui/payment-fields';
import { DraftNotice, useKeeping, usePaymentDraft } from '@portal/shared-ui/payment-draft';
import { payableSen, useSubmitVerb } from '@portal/shared-ui/payment-submit';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { RetryLine } from '@portal/shared-ui/retry-line';
import { SelectField } from '@portal/shared-ui/select-field';
import { useState } from 'react';
import { accountOf, readDraft, type Values } from './draft.ts';
import { useHandIn } from './use-hand-in.ts';

interface SubmitDialogProps {
  onClose: () => void;
  onSubmitted: (ids: readonly number[], message: string) => void;
}

/** Submits a payment of the signed-in student. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { t } = useTranslation('kit');
  const start = useApiQuery(ownPresets, {});
  return (
    <QueryDialog title={t('payment.actions.submit')} onClose={props.onClose} query={start}>
      {(data) => <SubmitForm start={data} again={start.refetch} {...props} />}
    </QueryDialog>
  );
}

/** Integer sen as in the amount field; empty if nothing is payable. */
const typed = (sen: number) => (sen > 0 ? signedAmountText(sen) : '');

interface SubmitFormProps extends SubmitDialogProps {
  start: Result<typeof ownPresets>;
  /** Refetches the existing payments. */
  again: () => Promise<{ data: Result<typeof ownPresets> | undefined }>;
}

function SubmitForm({ start: first, again, onClose, onSubmitted }: SubmitFormProps) {
  const { t } = useTranslation('student-app');
  const kit = useTranslation('kit').t;
  const [form] = useForm<Values>();
  // Whatever is refetched, a form keeps its initial data.
  const [start] = useState(first);
  const unfinished = usePaymentDraft(accountOf(start.student_id), readDraft);
  const { draft } = unfinished;
  const { handIn, stop, restart, progress, isThere, key, inDoubt, recalls } = useHandIn(draft);
  const instructions = useApiQuery(studentInstructions, {});
  // A student can pay even if this fails: the subjects only prefill the amount (decision 19).
  const payable = useApiQuery(payableSubjects, {});
  const subjects = payable.data?.data ?? [];
  const type = useWatch('payment_type', form) ?? 'E-Wallet';
  const amount = useWatch('payment_amount', form);
  const proposal = proposedMonth(start);
  const month = useWatch('payment_for', form) ?? proposal;
  const amountSen = payableSen({ payment_for: month, payment_amount: amount ?? '' }, start);
  const verb = useSubmitVerb(amountSen);
  const feesSen = chargeableSen(start.data.map(({ value }) => senOf(value)));
  const initial = {
    payment_type: 'E-Wallet' as const,
    payment_date: today(),
    payment_for: proposal,
    subject_ids: [],
    payment_amount: typed(feesSen),
  };
  const hasSlip = Boolean(useWatch('payment_proof', form));
  const typedNow = { ...initial, ...draft?.values, ...useWatch([], form), payment_proof: undefined };
  useKeeping(
    unfinished,
    { values: typedNow, key, inDoubt },
    // The slip is not kept, and the restored form says so.
    !inDoubt && !hasSlip && JSON.stringify(typedNow) === JSON.stringify(initial),
  );

  function leave() {
    unfinished.drop();
    onClose();
  }

  function fillIn(chosen: readonly number[]) {
    const prices = subjects.filter(({ id }) => chosen.includes(id)).map(({ price }) => senOf(price));
    form.setFieldValue('payment_amount', typed(chosen.length > 0 ? chargeableSen(prices) : feesSen));
  }

  async function submit({ payment_proof, ...body }: Values) {
    const proof = body.payment_type === 'Cash' ? undefined : (payment_proof ?? undefined);
    const { id, message } = await handIn(body, proof, (isInDoubt) =>
      unfinished.amend((kept) => ({ ...kept, inDoubt: isInDoubt })),
    );
    leave();
    onSubmitted([id], message);
  }

  /** Links to the existing payment: the row with this month and amount. */
  async function showIt() {
    const { data } = await again();
    const same = (data?.active_payments ?? []).filter(
      ({ payment_for, payment_amount }) => payment_for === month && senOf(payment_amount) === amountSen,
    );
    leave();
    onSubmitted(
      same.map(({ id }) => id),
      t('payments.isThere', { count: same.length }),
    );
  }

  return (
    <FormDialog<Values>
      form={form}
      title={kit('payment.actions.submit')}
      verb={verb}
      initialValues={{ ...initial, ...draft?.values }}
      onSubmit={submit}
      onClose={leave}
      holdsTyping={draft !== null}
      onStop={stop}
    >
      {draft && (
        <DraftNotice
          needsSlip={type !== 'Cash'}
          onStartAnew={() => {
            unfinished.forget();
            restart();
          }}
        />
      )}
      {recalls && (
        <div className="kit-above-form">
          <Notice kind="warning">{kit('payment.submit.problems.before')}</Notice>
        </div>
      )}
      {isThere && (
        <div className="kit-above-form">
          <Notice kind="info" action={<Button onClick={() => void showIt()}>{t('payments.showIt')}</Button>}>
            {t('payments.lookFirst')}
          </Notice>
        </div>
      )}
      <FamilyMonthField months={start} chosen={month} />
      {start.data.length > 0 && (
        <>
          <h3 className="kit-fees-title">{kit('payment.submit.fees')}</h3>
          <FeeList items={start.data} withSum />
        </>
      )}
      {payable.error && payable.error.status !== 404 && (
        <RetryLine query={payable}>{t('payments.subjectsFailed')}</RetryLine>
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
            label: `${isolated(name)} ${ringgit(senOf(price))}`,
          }))}
          onPickAll={fillIn}
        />
      )}
      <PaymentAmountField />
      <PaymentTypeField />
      {type !== 'Cash' && (
        <HowToPay
          instructions={instructions}
          amountSen={amountSen}
          reference={`${start.student_id} ${parsePeriod(month) ? shortPeriod(month) : ''}`.trim()}
        />
      )}
      {type !== 'Cash' && <ProofField required hint={kit('payment.submit.proofHint')} progress={progress} />}
      <PaymentDateField />
    </FormDialog>
  );
}
