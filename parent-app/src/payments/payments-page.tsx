import {
  parentPayments,
  parentProof,
  parentReceipt,
  updateParentPayment,
} from '@portal/shared-api/payments-family';
import { FamilyPayments } from '@portal/shared-ui/family-payments';
import { useTranslation } from '@portal/shared-ui/i18n';
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
  return (
    <FamilyPayments
      calls={calls}
      title={t('payments.title')}
      intro={t('payments.purpose')}
      showsStudent
      emptyHint={t('payments.emptyHint')}
      renderSubmit={(dialog) => <SubmitDialog {...dialog} />}
    />
  );
}
