import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { useApi } from '@portal/shared-api/react';
import { FileViewer } from '../viewer/file-viewer.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import type { FamilyCalls } from './family-calls.ts';

interface ViewerProps<Call> {
  payment: PaymentRow;
  call: Call;
  onClose: () => void;
}

/** The slip of a family's payment. */
export function ProofViewer({ payment: { id }, call, onClose }: ViewerProps<FamilyCalls['proof']>) {
  const { t } = useTranslation('kit');
  const api = useApi();
  const invoice = invoiceNumber(id);
  return (
    <FileViewer
      title={t('payment.detail.proofOf', { invoice })}
      name={t('payment.detail.proofFile', { invoice })}
      load={() => api.call(call, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** The receipt of an accepted payment, for download. */
export function ReceiptViewer({ payment: { id }, call, onClose }: ViewerProps<FamilyCalls['receipt']>) {
  const { t } = useTranslation('kit');
  const api = useApi();
  const invoice = invoiceNumber(id);
  return (
    <FileViewer
      title={t('payment.detail.receiptOf', { invoice })}
      name={invoice}
      load={() => api.call(call, { params: { id } })}
      onClose={onClose}
    />
  );
}
