import { decidePayment } from '@portal/shared-api/payments-admin';
import { useApiMutation } from '@portal/shared-api/react';
import { ApproveDialog } from '../approve/approve-dialog.tsx';
import { CreateDialog, type PaymentStart } from '../edit/create-dialog.tsx';
import { DetailsDialog } from '../details/details-dialog.tsx';
import { EditDialog, type AdminRow } from '../edit/edit-dialog.tsx';
import type { PaymentAction } from '../payment-actions.ts';
import { ProofViewer, ReceiptViewer } from '../proofs/proof-viewer.tsx';
import { RejectDialog } from '../approve/reject-dialog.tsx';

export type OpenDialog =
  | { kind: 'create'; start?: PaymentStart }
  | { kind: Exclude<PaymentAction, 'delete'> | 'proof'; payment: AdminRow };

interface PaymentDialogProps {
  dialog: OpenDialog | null;
  onClose: () => void;
  /** The changed payment, and the server's message. */
  onDone: (id: number, message: string) => void;
}

/** The open dialog, if any. */
export function PaymentDialog({ dialog, onClose, onDone }: PaymentDialogProps) {
  const decide = useApiMutation(decidePayment);
  if (!dialog) return null;
  if (dialog.kind === 'create')
    return <CreateDialog start={dialog.start} onClose={onClose} onDone={onDone} />;
  const { payment } = dialog;
  const done = (message: string) => onDone(payment.id, message);
  switch (dialog.kind) {
    case 'view':
      return <DetailsDialog id={payment.id} onClose={onClose} />;
    case 'approve':
      return <ApproveDialog id={payment.id} onClose={onClose} onDone={done} />;
    case 'reject':
      return (
        <RejectDialog
          payment={payment}
          reject={(comment) =>
            decide.mutateAsync({ params: { id: payment.id, action: 'reject' }, body: { comment } })
          }
          onClose={onClose}
          onDone={done}
        />
      );
    case 'edit':
      return <EditDialog payment={payment} onClose={onClose} onDone={done} />;
    case 'receipt':
      return <ReceiptViewer payment={payment} onClose={onClose} />;
    case 'proof':
      return <ProofViewer payment={payment} onClose={onClose} />;
  }
}
