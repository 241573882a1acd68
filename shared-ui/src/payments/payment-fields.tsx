import { today } from '@portal/shared-api/calendar';
import { ringgit, senOf } from '@portal/shared-api/money';
import {
  firstPaymentDate,
  newPaymentBody,
  paymentTypes,
  proofRule,
  type PaymentRow,
  type PaymentType,
} from '@portal/shared-api/payments';
import type { Period } from '@portal/shared-api/period';
import { cashAmount, receivedSen } from '@portal/shared-api/settlement';
import type { ReactNode } from 'react';
import { AmountField } from '../fields/amount-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { FileField } from '../fields/file-field.tsx';
import { useWatch } from '../form/form.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { Money } from '../display/money.tsx';
import { PeriodField } from '../fields/period-field.tsx';
import { SelectField } from '../fields/select-field.tsx';

const { payment_amount, payment_date, payment_for, payment_type } = newPaymentBody.shape;

/** `E-Wallet` in the current language. */
export function PaymentTypeName({ type }: { type: PaymentType }) {
  const { t } = useTranslation('kit');
  return t(`payment.types.${type}`);
}

/** The payment type; the field is `payment_type`. */
export function PaymentTypeField() {
  const { t } = useTranslation('kit');
  return (
    <SelectField
      name="payment_type"
      label={t('payment.type')}
      schema={payment_type}
      options={paymentTypes.map((value) => ({ value, label: t(`payment.types.${value}`) }))}
    />
  );
}

interface ProofFieldProps {
  /**
   * Whether a payment without a file is rejected: always except for Cash, or if there is a slip already (decision
   * 10).
   */
  required: boolean;
  label?: string;
  hint?: ReactNode;
  /** 0 to 1 while the file is on its way. */
  progress?: number | undefined;
}

/** The slip; the field is `payment_proof`. */
export function ProofField({ required, label, hint, progress }: ProofFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <FileField
      // A changed rule makes it a new field.
      key={String(required)}
      name="payment_proof"
      label={label ?? t('payment.proof')}
      hint={hint}
      rule={{ ...proofRule, required }}
      missing="proof_required"
      {...(progress === undefined ? {} : { progress })}
    />
  );
}

/** The payment date, not in the future; the field is `payment_date`. */
export function PaymentDateField() {
  const { t } = useTranslation('kit');
  return (
    <DateField
      name="payment_date"
      label={t('payment.date')}
      schema={payment_date}
      min={firstPaymentDate()}
      max={today()}
    />
  );
}

interface PlacedFieldProps {
  /** The value's field in a form with several payments. */
  name?: (string | number)[];
}

interface PaymentForFieldProps extends PlacedFieldProps {
  min?: Period | undefined;
  hint?: ReactNode;
}

/** The month paid for. `min` is the month a student joined; families cannot choose earlier ones (decision 12). */
export function PaymentForField({ name = ['payment_for'], min, hint }: PaymentForFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <PeriodField
      name={name}
      label={t('payment.for')}
      schema={payment_for}
      hint={hint}
      {...(min ? { min } : {})}
    />
  );
}

interface PaidAmountProps {
  payment: Pick<PaymentRow, 'payment_amount' | 'payment_type'>;
}

/** The amount of a payment; for cash also the rounded amount, which the receipt shows (decision 22). */
export function PaidAmount({ payment: { payment_amount: amount, payment_type: type } }: PaidAmountProps) {
  const { t } = useTranslation('kit');
  const sen = senOf(amount);
  const received = receivedSen(sen, type);
  return (
    <>
      <Money value={sen} />
      {received !== sen && (
        <div className="kit-caption">
          {t('payment.cashRounding', { rounding: ringgit(received - sen), received: ringgit(received) })}
        </div>
      )}
    </>
  );
}

interface PaymentAmountFieldProps extends PlacedFieldProps {
  /** The payment type, if the form has no `payment_type` field. */
  type?: PaymentType;
}

/** Ringgit; the value is the typed text. Says if a cash amount will be rounded to 5 sen. */
export function PaymentAmountField({ name = ['payment_amount'], type: fixed }: PaymentAmountFieldProps) {
  const { t } = useTranslation('kit');
  const sen = payment_amount.safeParse(useWatch(name)).data ?? 0;
  const chosen = useWatch('payment_type') as PaymentType | undefined;
  const type = fixed ?? chosen;
  const counted = type ? receivedSen(sen, type) : sen;
  return (
    <AmountField
      name={name}
      label={t('payment.amount')}
      schema={type === 'Cash' ? cashAmount : payment_amount}
      hint={counted > 0 && counted !== sen && t('payment.cashHint', { amount: ringgit(counted) })}
    />
  );
}
