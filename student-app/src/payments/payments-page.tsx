import {
  studentPayments,
  studentProof,
  studentReceipt,
  updateStudentPayment,
} from '@portal/shared-api/payments-family';
import { FamilyPayments } from '@portal/shared-ui/family-payments';
import { useTranslation } from '@portal/shared-ui/i18n';
import { SubmitDialog } from './submit-dialog.tsx';

const calls = {
  list: studentPayments,
  update: updateStudentPayment,
  proof: studentProof,
  receipt: studentReceipt,
};

/** The payments of the signed-in student, newest first. */
export default function PaymentsPage() {
  const { t } = useTranslation('student-app');
  return (
    <FamilyPayments
      calls={calls}
      title={t('payments.title')}
      intro={t('payments.purpose')}
      emptyHint={t('payments.emptyHint')}
      renderSubmit={(dialog) => <SubmitDialog {...dialog} />}
    />
  );
}
