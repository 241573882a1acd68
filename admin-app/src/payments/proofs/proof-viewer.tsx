import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { adminProof, adminReceipt } from '@portal/shared-api/payments-admin';
import { useApi } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { FileStage, FileViewer } from '@portal/shared-ui/file-viewer';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import styles from '../payments.module.css';

interface ViewerProps {
  payment: Pick<PaymentRow, 'id' | 'student'>;
  onClose: () => void;
}

/** Opens a payment's slip on top of the current dialog. */
export function ProofButton({ payment }: Pick<ViewerProps, 'payment'>) {
  const { t } = useTranslation('admin-app');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="proof" onClick={() => setOpen(true)}>
        {t('payments.viewProof')}
      </Button>
      {open && <ProofViewer payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The slip of a payment. */
export function ProofViewer({ payment: { id, student }, onClose }: ViewerProps) {
  const { t } = useTranslation('admin-app');
  const kit = useTranslation('kit').t;
  const api = useApi();
  const invoice = invoiceNumber(id);
  return (
    <FileViewer
      title={t('payments.proofOf', { invoice, name: student.name })}
      name={kit('payment.detail.proofFile', { invoice })}
      load={() => api.call(adminProof, { params: { id } })}
      onClose={onClose}
    />
  );
}

interface ProofAsideProps extends Omit<ViewerProps, 'onClose'> {
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A payment's slip beside its form, collapsible. */
export function ProofAside({ payment: { id, student }, open, onToggle }: ProofAsideProps) {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  return (
    <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={styles.slip}>{t('payments.fields.proof')}</summary>
      {open && (
        <FileStage
          title={t('payments.proofOf', { invoice: invoiceNumber(id), name: student.name })}
          load={() => api.call(adminProof, { params: { id } })}
        />
      )}
    </details>
  );
}

/** The receipt of an accepted payment. */
export function ReceiptViewer({ payment: { id, student }, onClose }: ViewerProps) {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  const invoice = invoiceNumber(id);
  return (
    <FileViewer
      title={t('payments.receiptOf', { invoice, name: student.name })}
      name={invoice}
      load={() => api.call(adminReceipt, { params: { id }, query: { student_id: student.student_id } })}
      onClose={onClose}
    />
  );
}
