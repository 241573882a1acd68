import { linkedStudents } from '@portal/shared-api/parents';
import type { PaymentRow } from '@portal/shared-api/payments';
import {
  parentPayments,
  parentProof,
  parentReceipt,
  updateParentPayment,
} from '@portal/shared-api/payments-family';
import { parsePeriod } from '@portal/shared-api/period';
import { FamilyPayments } from '@portal/shared-ui/family-payments';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PaymentForField } from '@portal/shared-ui/payment-fields';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { accountOf } from './submit/draft.ts';
import { SubmitDialog } from './submit/submit-dialog.tsx';
import { ToDo } from './to-do.tsx';

const calls = {
  list: parentPayments,
  update: updateParentPayment,
  proof: parentProof,
  receipt: parentReceipt,
};

/** The payments of all linked children, newest first. */
export default function PaymentsPage() {
  const { t } = useTranslation('parent-app');
  const own = useLiveQuery(linkedStudents, {});
  const childOf = ({ student }: PaymentRow) =>
    own.data?.data.find(({ student_id }) => student_id === student.student_id);
  return (
    <FamilyPayments
      calls={calls}
      title={t('payments.title')}
      intro={t('payments.purpose')}
      showsStudent
      account={own.data && accountOf(own.data.parent_id)}
      renderMonth={(payment) => <PaymentForField min={parsePeriod(childOf(payment)?.first_period ?? '')} />}
      renderAbove={(steps) => <ToDo query={own} {...steps} />}
      emptyHint={t('payments.emptyHint')}
      renderSubmit={(dialog) => <SubmitDialog {...dialog} />}
    />
  );
}
