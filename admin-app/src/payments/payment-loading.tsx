import type { Result } from '@portal/shared-api/endpoint';
import { adminPaymentDetails } from '@portal/shared-api/payments-admin';
import { useApiQuery } from '@portal/shared-api/react';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import type { ReactNode } from 'react';

export type Details = Result<typeof adminPaymentDetails>;

interface PaymentLoadingProps {
  id: number;
  title: string;
  onClose: () => void;
  children: (payment: Details) => ReactNode;
}

/** Reloads a payment before its dialog opens. */
export function PaymentLoading({ id, title, onClose, children }: PaymentLoadingProps) {
  const details = useApiQuery(adminPaymentDetails, { params: { id } });
  return (
    <QueryDialog title={title} onClose={onClose} query={details}>
      {children}
    </QueryDialog>
  );
}
