import { today } from '@portal/shared-api/calendar';
import { newPaymentBody, paymentTypes, proofRule } from '@portal/shared-api/payments';
import { AmountField } from '@portal/shared-ui/amount-field';
import { DateField } from '@portal/shared-ui/date-field';
import { FileField } from '@portal/shared-ui/file-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PeriodField } from '@portal/shared-ui/period-field';
import { SelectField } from '@portal/shared-ui/select-field';
import styles from './payments.module.css';

const { payment_amount, payment_date, payment_for } = newPaymentBody.shape;

interface PaymentFieldsProps {
  /** The chosen type; Cash needs no proof (decision 10). */
  type: string;
  /** There is a slip already: a new one replaces it, none keeps it. */
  hasProof?: boolean;
  progress: number | undefined;
}

/** What every payment has: type, proof, date, month and amount. */
export function PaymentFields({ type, hasProof = false, progress }: PaymentFieldsProps) {
  const { t } = useTranslation('admin-app');
  const needsProof = type !== 'Cash' && !hasProof;
  return (
    <>
      <SelectField
        name="payment_type"
        label={t('payments.fields.type')}
        schema={newPaymentBody.shape.payment_type}
        options={paymentTypes.map((value) => ({ value, label: t(`payments.types.${value}`) }))}
      />
      {type !== 'Cash' && (
        <FileField
          // A rule that changes makes another field of it.
          key={String(needsProof)}
          name="payment_proof"
          label={t(hasProof ? 'payments.fields.newProof' : 'payments.fields.proof')}
          hint={hasProof ? t('payments.keepsProof') : undefined}
          rule={{ ...proofRule, required: needsProof }}
          missing="proof_required"
          {...(progress === undefined ? {} : { progress })}
        />
      )}
      <div className={styles.pair}>
        <DateField
          name="payment_date"
          label={t('payments.fields.date')}
          schema={payment_date}
          max={today()}
        />
        <PeriodField name="payment_for" label={t('payments.fields.for')} schema={payment_for} />
      </div>
      <AmountField name="payment_amount" label={t('payments.fields.amount')} schema={payment_amount} />
    </>
  );
}
