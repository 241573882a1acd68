import { linkedStudents } from '@portal/shared-api/parents';
import {
  parentPayments,
  parentProof,
  parentReceipt,
  updateParentPayment,
} from '@portal/shared-api/payments-family';
import { useApiQuery } from '@portal/shared-api/react';
import { FamilyPayments } from '@portal/shared-ui/family-payments';
import { useTranslation } from '@portal/shared-ui/i18n';
import { hasPaymentDraft } from '@portal/shared-ui/payment-draft';
import { accountOf } from './submit/draft.ts';
import { SubmitDialog } from './submit/submit-dialog.tsx';

const calls = {
  list: parentPayments,
  update: updateParentPayment,
  proof: parentProof,
  receipt: parentReceipt,
};

/** The payments of all linked children, newest first. */
export default function PaymentsPage() {
  const { t } = useTranslation('parent-app');
  // Whose draft it is, is asked only when there is one.
  const own = useApiQuery(linkedStudents, {}, { enabled: hasPaymentDraft(accountOf('')) });
  return (
    <FamilyPayments
      calls={calls}
      title={t('payments.title')}
      intro={t('payments.purpose')}
      showsStudent
      account={own.data && accountOf(own.data.parent_id)}
      emptyHint={t('payments.emptyHint')}
      renderSubmit={(dialog) => <SubmitDialog {...dialog} />}
    />
  );
}
