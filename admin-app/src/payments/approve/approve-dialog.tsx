import { ringgit, senOf, signedAmountText } from '@portal/shared-api/money';
import { invoiceNumber, overpayTypes, type OverpayType } from '@portal/shared-api/payments';
import { decidePayment, overpayInput } from '@portal/shared-api/payments-admin';
import { nameKey } from '@portal/shared-api/plain-text';
import { useApiMutation } from '@portal/shared-api/react';
import type { Doubt } from '@portal/shared-api/settlement';
import { AmountField } from '@portal/shared-ui/amount-field';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useIsPhone } from '@portal/shared-ui/media';
import { MissingMonths } from '@portal/shared-ui/missing-months';
import { SelectField } from '@portal/shared-ui/select-field';
import { takeOver } from '@portal/shared-ui/take-over';
import { ChangedSince } from '../changed-since.tsx';
import { CommentField } from '../comment-field.tsx';
import { FeeItems } from './fee-items.tsx';
import { PaymentLoading, type Details } from '../payment-loading.tsx';
import { PaymentSummary } from '../payment-summary.tsx';
import { creditProblem, settle, type TypedDecision } from '../settlement/typed-settlement.ts';
import { SettlementTable } from '../settlement/settlement-table.tsx';
import { ReusedProofs } from '../proofs/reused-proofs.tsx';
import { ProofAside } from '../proofs/proof-viewer.tsx';
import { useSecondLook } from '../second-look.tsx';
import { useSeenPayment } from '../use-seen-payment.ts';
import { useEffect, useState } from 'react';
import styles from '../payments.module.css';

interface ApproveDialogProps {
  id: number;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The first accept: fee items, credit and a comment (decisions 4 and 15). */
export function ApproveDialog({ id, onClose, onDone }: ApproveDialogProps) {
  const { t } = useTranslation('admin-app');
  const title = t('payments.approve.title', { invoice: invoiceNumber(id) });
  return (
    <PaymentLoading id={id} title={title} onClose={onClose}>
      {(payment) => <ApproveForm payment={payment} onClose={onClose} onDone={onDone} />}
    </PaymentLoading>
  );
}

type Values = TypedDecision & { comment?: string; chosen?: string[] };

/** Suggestions: items of an earlier accept, the student's own, and the subjects the family named. */
function offeredTo({ presets, student, details }: Details) {
  const subjects = details.map(({ subject }) => ({ title: subject.name, value: subject.price, show: true }));
  const seen = new Set<string>();
  return [...presets, ...student.presets, ...subjects].filter(({ title }) => {
    const known = seen.has(nameKey(title));
    seen.add(nameKey(title));
    return !known;
  });
}

/** The field in doubt. */
const inDoubt = (doubt: Doubt | null) =>
  doubt?.kind === 'chargedTenfold' || doubt?.kind === 'paidTenfold'
    ? ['presets', 0, 'value']
    : ['overpay', 'amount'];

/** The contract's rule for type and amount, as that of the type. */
const creditType = (amount: string | undefined) =>
  overpayInput.shape.type.refine((type) => creditProblem({ type, amount })?.path[0] !== 'type', {
    error: 'overpay_type_required',
  });
const TYPE: ['overpay', 'type'] = ['overpay', 'type'];

function ApproveForm({
  payment: latest,
  onClose,
  onDone,
}: { payment: Details } & Omit<ApproveDialogProps, 'id'>) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<Values>();
  const decide = useApiMutation(decidePayment, ['students', 'presets']);
  const {
    seen: payment,
    was,
    changed,
    move,
    late,
  } = useSeenPayment(latest, (now, before) =>
    takeOver(form, { comment: before.comment ?? '' }, { comment: now.comment ?? '' }),
  );
  const paid = senOf(payment.payment_amount);
  // Other payments change the balance, so a claim is checked when the button is pressed.
  const balance = senOf(latest.student.overpaid);
  const initial = payment.presets.length > 0 ? payment.presets : payment.student.presets;
  const presets = useWatch('presets', form) ?? initial;
  const overpay = useWatch('overpay', form);
  const settlement = settle({ sen: paid, type: payment.payment_type }, balance, { presets, overpay });

  // Without an amount no type is missing any more.
  useEffect(() => {
    if (!overpay?.amount && form.getFieldError(TYPE).length > 0)
      form.validateFields([TYPE]).catch(() => undefined);
  }, [form, overpay?.amount]);

  const suggest = (type: OverpayType, sen: number) =>
    form.setFieldsValue({ overpay: { type, amount: signedAmountText(sen) } });

  const verb = t('payments.approve.verb', { amount: ringgit(settlement.received) });
  // On a phone the slip is collapsed above the form. While collapsed it has not been seen.
  const [showsSlip, setShowsSlip] = useState(!useIsPhone());
  const [seesSlip, setSeesSlip] = useState(showsSlip);
  const showSlip = (open: boolean) => {
    setShowsSlip(open);
    if (open) setSeesSlip(true);
  };
  const unseen = payment.has_proof && !seesSlip ? ({ kind: 'slipUnseen' } as const) : null;
  const look = useSecondLook({
    doubt: settlement.doubt ?? unseen,
    verb,
    onConfirm: () => form.submit(),
    onBack: () =>
      settlement.doubt
        ? form.scrollToField(inDoubt(settlement.doubt), { focus: true, block: 'center' })
        : showSlip(true),
  });

  async function submit({ comment, presets: items = [], overpay: credit }: Values) {
    if (!look.passes()) return;
    const { message } = await move(() =>
      decide.mutateAsync({
        params: { id: payment.id, action: 'accept' },
        body: {
          version: payment.version,
          comment: comment || null,
          presets: items.map((item) => ({
            title: item?.title ?? '',
            value: item?.value ?? '',
            show: item?.show ?? true,
          })),
          overpay: credit?.amount ? { type: credit.type ?? null, amount: credit.amount } : { amount: 0 },
        },
      }),
    );
    onDone(message);
  }

  return (
    <FormDialog<Values>
      asksBeforeLeaving
      form={form}
      title={t('payments.approve.title', { invoice: invoiceNumber(payment.id) })}
      verb={verb}
      blocked={settlement.overdrawn || late || look.asking}
      blockedReason={
        settlement.overdrawn
          ? t('payments.approve.tooMuchCredit')
          : t(late ? 'payments.approve.late' : 'payments.approve.answerFirst')
      }
      aside={
        payment.has_proof && (
          <ProofAside key={payment.version} payment={payment} open={showsSlip} onToggle={showSlip} />
        )
      }
      initialValues={{
        presets: [...initial],
        chosen: initial.map(({ title }) => title),
        overpay: { type: null, amount: '' },
        comment: payment.comment ?? '',
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChangedSince was={was} now={payment} />
      <SettlementTable balance={balance} settlement={settlement} onSuggest={suggest} />
      <PaymentSummary payment={payment} changed={changed} />
      <MissingMonths months={payment.missing_months} />
      <ReusedProofs payment={payment} />
      <FeeItems form={form} offered={offeredTo(payment)} chosen={presets} />
      <div className={styles.pair}>
        <SelectField
          name={TYPE}
          label={t('payments.approve.creditType')}
          schema={creditType(overpay?.amount)}
          clearable
          options={overpayTypes.map((value) => ({ value, label: t(`payments.approve.types.${value}`) }))}
        />
        <AmountField
          name={['overpay', 'amount']}
          label={t('payments.approve.creditAmount')}
          schema={overpayInput.shape.amount}
        />
      </div>
      <CommentField required={settlement.difference !== 0} />
      {look.question}
    </FormDialog>
  );
}
