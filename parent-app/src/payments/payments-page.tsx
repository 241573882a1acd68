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
import { lazyPart } from '@portal/shared-ui/lazy-part';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { accountOf } from './submit/draft.ts';
import { ToDo } from './to-do.tsx';

const SubmitDialog = lazyPart(() => import('./submit/submit-dialog.tsx').then((part) => part.SubmitDialog));
const CorrectedMonth = lazyPart(() =>
  import('@portal/shared-ui/payment-fields').then((part) => part.PaymentForField),
);
const parts = [SubmitDialog, CorrectedMonth];

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
      renderMonth={(payment) => <CorrectedMonth min={parsePeriod(childOf(payment)?.first_period ?? '')} />}
      renderAbove={(steps) => <ToDo query={own} {...steps} />}
      emptyHint={t('payments.emptyHint')}
      renderSubmit={(dialog) => <SubmitDialog {...dialog} />}
      parts={parts}
    />
  );
}
