import { usePortal } from '@portal/portal-kit/area';
import { today } from '@portal/shared-api/calendar';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { ringgit, senOf, signedAmountText } from '@portal/shared-api/money';
import { type PaymentType } from '@portal/shared-api/payments';
import { createAdminPayment } from '@portal/shared-api/payments-admin';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { chargeableSen } from '@portal/shared-api/presets';
import { useApi, useUpload } from '@portal/shared-api/react';
import { searchStudents } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { MonthHint } from '@portal/shared-ui/month-hint';
import { SelectField } from '@portal/shared-ui/select-field';
import { StudentLookup } from '@portal/shared-ui/student-lookup';
import { useState } from 'react';
import { StudentPresetsDialog } from '../../presets/student-presets-dialog.tsx';
import { CommentField } from '../comment-field.tsx';
import { DifferenceNotice } from '../settlement/difference-notice.tsx';
import { mayCheckOwn } from '../payment-actions.ts';
import { PaymentFields } from './payment-fields.tsx';
import { useFeesToChoose, type Fee } from './use-fees-to-choose.ts';
import { useProposedMonth } from './use-proposed-month.ts';
import { settle, typedSen } from '../settlement/typed-settlement.ts';
import { useSecondLook } from '../second-look.tsx';

interface Values {
  student_id: string;
  chosen: string[];
  payment_type: PaymentType;
  payment_proof?: File | null;
  payment_date: string;
  payment_for: string;
  payment_amount: string;
  comment?: string;
}

interface Student {
  id: number;
  student_id: string;
  name: string;
}

interface CreateFormProps {
  whom?: Student;
  month?: string | undefined;
  onClose: () => void;
  onDone: (id: number, message: string) => void;
}

const sumText = (fees: readonly Fee[]) =>
  signedAmountText(chargeableSen(fees.map(({ value }) => senOf(value))));

/** A student's payment: student, fee items, month, amount and slip. */
export function CreateForm({ whom, month: wantedMonth, onClose, onDone }: CreateFormProps) {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  const [form] = useForm<Values>();
  const level = usePortal().session?.adminLevel;
  const checksOwn = mayCheckOwn(level);
  const { upload, progress } = useUpload(createAdminPayment, ['students', 'outstanding']);
  // One dialog is one payment: pressing again, or after a lost answer, does not create another.
  const [key] = useState(idempotencyKey);
  const [student, setStudent] = useState<Student | undefined>(whom);
  const [editsPresets, setEditsPresets] = useState(false);
  const type = useWatch('payment_type', form) ?? 'E-Wallet';
  const chosen = useWatch('chosen', form) ?? [];
  const month = useWatch('payment_for', form) ?? '';
  const months = useProposedMonth({
    student,
    wanted: whom?.id === student?.id ? wantedMonth : undefined,
    isChosen: () => form.isFieldTouched('payment_for'),
    // Not by `setFieldValue`, which counts as typed.
    propose: (proposed) => form.setFieldsValue({ payment_for: proposed }),
  });
  const { items, picked, ...fees } = useFeesToChoose(student);

  const paid = typedSen(useWatch('payment_amount', form));
  const { chargeable, rounding, difference, doubt } = settle({ sen: paid, type }, 0, {
    presets: picked(chosen),
  });
  const isComparable = chosen.length > 0 && paid > 0;
  const look = useSecondLook({
    doubt: isComparable ? doubt : null,
    verb: t('payments.create.verb'),
    onConfirm: () => form.submit(),
    onBack: () => form.scrollToField('payment_amount', { focus: true, block: 'center' }),
  });

  // The last sum filled in. Any other amount was typed and is kept.
  const [summed, setSummed] = useState('');
  const sumUp = (titles: readonly string[]) => {
    const sum = titles.length === 0 ? '' : sumText(picked(titles));
    const amount = form.getFieldValue('payment_amount') as string | undefined;
    if (!amount?.trim() || amount === summed) form.setFieldValue('payment_amount', sum);
    setSummed(sum);
  };

  async function submit({ payment_proof, chosen: titles, comment, ...body }: Values) {
    if (!look.passes()) return;
    const { id, message } = await upload({
      body: { ...body, comment: comment || null, presets: picked(titles) },
      files: { payment_proof: body.payment_type === 'Cash' ? undefined : (payment_proof ?? undefined) },
      options: { idempotencyKey: key },
    });
    onDone(id, message);
  }

  return (
    <FormDialog<Values>
      asksBeforeLeaving
      form={form}
      title={t('payments.create.title')}
      verb={t('payments.create.verb')}
      blocked={look.asking}
      blockedReason={t('payments.approve.answerFirst')}
      initialValues={{
        chosen: [],
        payment_type: 'E-Wallet',
        payment_date: today(),
        ...(whom ? { student_id: whom.student_id } : {}),
        payment_for: wantedMonth ?? periodText(periodOfDate(today())),
        payment_amount: '',
      }}
      onSubmit={submit}
      onClose={onClose}
      extra={
        student && (
          <Button icon="edit" onClick={() => setEditsPresets(true)}>
            {t('presets.open')}
          </Button>
        )
      }
    >
      <StudentLookup<Student>
        start={whom}
        name="student_id"
        schema={createAdminPayment.body.shape.student_id}
        search={async (term) => (await api.call(searchStudents, { params: { term } })).data}
        onPick={(found) => {
          setStudent(found);
          // The selection belonged to another student.
          form.setFieldValue('chosen', []);
          sumUp([]);
        }}
      />
      <SelectField<string>
        name="chosen"
        label={t('payments.create.items')}
        multiple
        clearable
        loading={fees.isLoading}
        options={items.map(({ title, value }) => ({
          value: title,
          label: `${title} ${ringgit(senOf(value))}`,
        }))}
        onPickAll={sumUp}
        hint={t(
          chosen.length > 0
            ? `payments.create.${checksOwn ? 'countsByMe' : 'counts'}`
            : fees.areTemplates
              ? 'payments.create.templates'
              : 'payments.create.waits',
        )}
      />
      <PaymentFields
        type={type}
        progress={progress}
        monthHint={
          months && (
            <MonthHint
              name={['payment_for']}
              months={months}
              chosen={month}
              hidesChecking={level === 'level_1'}
            />
          )
        }
      />
      {isComparable && (
        <DifferenceNotice
          rounding={rounding}
          difference={difference}
          action={
            chargeable > 0 && (
              <Button onClick={() => form.setFieldValue('payment_amount', signedAmountText(chargeable))}>
                {t('payments.create.useSum', { amount: ringgit(chargeable) })}
              </Button>
            )
          }
        />
      )}
      <CommentField required={isComparable && difference !== 0} />
      {look.question}
      {editsPresets && student && (
        <StudentPresetsDialog student={student} onClose={() => setEditsPresets(false)} />
      )}
    </FormDialog>
  );
}
