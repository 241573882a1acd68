import { usePortal } from '@portal/portal-kit/area';
import { Button } from '@portal/shared-ui/button';
import { instantText, periodName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { StatusChip } from '@portal/shared-ui/status-chip';
import { useState } from 'react';
import type { Reused } from './batch-sum.ts';
import { ProofViewer } from './proof-viewer.tsx';
import styles from '../payments.module.css';

interface OtherPaymentProps {
  other: Reused;
  /** Extra information besides its facts. */
  note?: string | undefined;
}

/** Another payment in one line with a link to its slip. If this admin may not see it, only number and time. */
export function OtherPayment({ other, note }: OtherPaymentProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { session } = usePortal();
  const [open, setOpen] = useState(false);
  const { id, invoice_no, payment } = other;
  return (
    <li>
      {payment ? (
        <Button icon="proof" onClick={() => setOpen(true)}>
          {invoice_no}
        </Button>
      ) : (
        <strong>{invoice_no}</strong>
      )}
      <span>
        {payment ? payment.student.name : t(`payments.reused.${other.removed ? 'removed' : 'elsewhere'}`)}
      </span>
      <span className={styles.facts}>
        {payment && (
          <>
            <Money value={payment.payment_amount} />
            <span>{periodName(payment.payment_for, language)}</span>
            <StatusChip status={payment.payment_status} hidesChecking={session?.adminLevel === 'level_1'} />
          </>
        )}
        {note && <span>{note}</span>}
      </span>
      <small>
        {t(`payments.reused.${other.older ? 'older' : 'newer'}`, {
          at: instantText(other.submitted_at, language),
        })}
      </small>
      {open && payment && (
        <ProofViewer payment={{ id, student: payment.student }} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
