import {
  ownPresets,
  studentPayments,
  studentProof,
  studentReceipt,
  updateStudentPayment,
} from '@portal/shared-api/payments-family';
import { parsePeriod } from '@portal/shared-api/period';
import { useApiQuery } from '@portal/shared-api/react';
import { FamilyPayments } from '@portal/shared-ui/family-payments';
import { useTranslation } from '@portal/shared-ui/i18n';
import { hasPaymentDraft } from '@portal/shared-ui/payment-draft';
import { PaymentForField } from '@portal/shared-ui/payment-fields';
import { accountOf } from './draft.ts';
import { SubmitDialog } from './submit-dialog.tsx';

const calls = {
  list: studentPayments,
  update: updateStudentPayment,
  proof: studentProof,
  receipt: studentReceipt,
};

/** The month of a corrected payment, none before joining (decision 12). */
function CorrectedMonth() {
  const { data } = useApiQuery(ownPresets, {});
  return <PaymentForField min={parsePeriod(data?.first_period ?? '')} />;
}

/** The payments of the signed-in student, newest first. */
export default function PaymentsPage() {
  const { t } = useTranslation('student-app');
  // The owner of a draft is only checked if there is one.
  const own = useApiQuery(ownPresets, {}, { enabled: hasPaymentDraft(accountOf('')) });
  return (
    <FamilyPayments
      calls={calls}
      title={t('payments.title')}
      intro={t('payments.purpose')}
      account={own.data && accountOf(own.data.student_id)}
      emptyHint={t('payments.emptyHint')}
      renderMonth={() => <CorrectedMonth />}
      renderSubmit={(dialog) => <SubmitDialog {...dialog} />}
    />
  );
}
