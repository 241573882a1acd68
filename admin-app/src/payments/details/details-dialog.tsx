import { usePortal } from '@portal/portal-kit/area';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { invoiceNumber } from '@portal/shared-api/payments';
import { branchName } from '@portal/shared-ui/branch-name';
import { Button } from '@portal/shared-ui/button';
import { instantText } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { Dialog } from '@portal/shared-ui/dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Money } from '@portal/shared-ui/money';
import { StatusChip } from '@portal/shared-ui/status-chip';
import { useState } from 'react';
import { StudentPresetsDialog } from '../../presets/student-presets-dialog.tsx';
import { AuditLog } from './audit-log.tsx';
import { FeesCharged } from '../settlement/fees-charged.tsx';
import { PaymentLoading, type Details } from '../payment-loading.tsx';
import { PaymentSummary } from '../payment-summary.tsx';
import { ReusedProofs } from '../proofs/reused-proofs.tsx';
import styles from '../payments.module.css';

interface DetailsDialogProps {
  id: number;
  onClose: () => void;
}

/** Everything about one payment, to read. */
export function DetailsDialog({ id, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('admin-app');
  const title = t('payments.details.title', { invoice: invoiceNumber(id) });
  return (
    <PaymentLoading id={id} title={title} onClose={onClose}>
      {(payment) => (
        <Dialog title={title} onClose={onClose}>
          <PaymentDetails payment={payment} />
        </Dialog>
      )}
    </PaymentLoading>
  );
}

function PaymentDetails({ payment }: { payment: Details }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { session } = usePortal();
  const [editsPresets, setEditsPresets] = useState(false);
  const { student, overpay, details } = payment;

  return (
    <>
      <div className={styles.chips}>
        <StatusChip status={payment.payment_status} hidesChecking={session?.adminLevel === 'level_1'} />
        <Button icon="edit" onClick={() => setEditsPresets(true)}>
          {t('presets.open')}
        </Button>
      </div>
      <ReusedProofs payment={payment} />
      <PaymentSummary payment={payment} />
      <DescriptionList
        items={[
          {
            term: t('payments.fields.schooling'),
            value: [educationLevelNames[student.education_level][language], student.school]
              .filter(Boolean)
              .join(' · '),
          },
          { term: t('payments.fields.branch'), value: branchName(payment.branch_name, language) },
          { term: t('payments.fields.submitted'), value: instantText(payment.submitted_at, language) },
          { term: t('payments.fields.comment'), value: payment.comment },
          {
            term: t('payments.fields.subjects'),
            value: listText(
              details.map(({ subject }) => subject.name),
              language,
            ),
          },
          {
            term: t('payments.fields.credit'),
            value: overpay && (
              <>
                {t(`payments.approve.types.${overpay.type}`)} <Money value={overpay.amount} />
              </>
            ),
          },
          {
            term: t('payments.fields.creditAfter'),
            value: payment.overpaid_amount && <Money value={payment.overpaid_amount} />,
          },
          { term: t('payments.fields.creditNow'), value: <Money value={student.overpaid} /> },
        ]}
      />
      <FeesCharged payment={payment} />
      <AuditLog entries={payment.audit_log} />
      {editsPresets && <StudentPresetsDialog student={student} onClose={() => setEditsPresets(false)} />}
    </>
  );
}
