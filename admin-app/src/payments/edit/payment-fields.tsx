import type { PaymentType } from '@portal/shared-api/payments';
import { useTranslation } from '@portal/shared-ui/i18n';
import {
  PaymentAmountField,
  PaymentDateField,
  PaymentForField,
  PaymentTypeField,
  ProofField,
} from '@portal/shared-ui/payment-fields';
import type { ReactNode } from 'react';
import styles from '../payments.module.css';

interface PaymentFieldsProps {
  /** The chosen type; Cash needs no proof (decision 10). */
  type: PaymentType;
  /** A slip exists; without a new one it is kept. */
  hasProof?: boolean;
  progress: number | undefined;
  /** Below the month. */
  monthHint?: ReactNode;
}

/** Fields of every payment: type, proof, date, month and amount. */
export function PaymentFields({ type, hasProof = false, progress, monthHint }: PaymentFieldsProps) {
  const { t } = useTranslation('admin-app');
  return (
    <>
      <PaymentTypeField />
      {type !== 'Cash' && (
        <ProofField
          required={!hasProof}
          progress={progress}
          {...(hasProof ? { label: t('payments.fields.newProof'), hint: t('payments.keepsProof') } : {})}
        />
      )}
      <div className={styles.pair}>
        <PaymentDateField />
        <PaymentForField hint={monthHint} />
      </div>
      <PaymentAmountField />
    </>
  );
}
