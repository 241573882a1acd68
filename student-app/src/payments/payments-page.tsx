import {
  ownPresets,
  studentPayments,
  studentProof,
  studentReceipt,
  updateStudentPayment,
} from '@portal/shared-api/payments-family';
import { useApiQuery } from '@portal/shared-api/react';
import { FamilyPayments } from '@portal/shared-ui/family-payments';
import { useTranslation } from '@portal/shared-ui/i18n';
import { lazyPart } from '@portal/shared-ui/lazy-part';
import { hasPaymentDraft } from '@portal/shared-ui/payment-draft';
import { accountOf } from './draft.ts';

const SubmitDialog = lazyPart(() => import('./submit-dialog.tsx').then((part) => part.SubmitDialog));
const CorrectedMonth = lazyPart(() => import('./corrected-month.tsx').then((part) => part.CorrectedMonth));
const parts = [SubmitDialog, CorrectedMonth];

const calls = {
  list: studentPayments,
  update: updateStudentPayment,
  proof: studentProof,
  receipt: studentReceipt,
};

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
      parts={parts}
    />
  );
}
