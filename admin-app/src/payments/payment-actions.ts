import type { AdminLevel } from '@portal/shared-api/endpoint';
import { hasReceipt, type PaymentStatus } from '@portal/shared-api/payments';

export type PaymentAction = 'view' | 'approve' | 'reject' | 'receipt' | 'edit' | 'delete';

/**
 * Actions for a payment's row (decisions 3, 6 and 7): Approve and Reject while pending, the receipt from the first
 * accept, Delete only when rejected, Edit always.
 */
export function actionsOf(status: PaymentStatus): PaymentAction[] {
  return [
    'view',
    ...(status === 'pending_approval' ? (['approve', 'reject'] as const) : []),
    ...(hasReceipt(status) ? (['receipt'] as const) : []),
    'edit',
    ...(status === 'rejected' ? (['delete'] as const) : []),
  ];
}

/** Only level_2 and level_3 can change an approved payment (decision 6). */
export const mayEdit = (status: PaymentStatus, level: AdminLevel | null | undefined): boolean =>
  status !== 'approved' || level === 'level_2' || level === 'level_3';

/** Only level_3 may give both accepts; others need a second person (decision 2). */
export const mayCheckOwn = (level: AdminLevel | null | undefined): boolean => level === 'level_3';

/**
 * What saving an edit does to a payment, shown before saving: it stays pending, returns to the check, is submitted
 * again, or stays rejected because only its family can resubmit it.
 */
export function editOutcome(payment: {
  payment_status: PaymentStatus;
  recorded_by_admin: boolean;
}): 'waits' | 'backToCheck' | 'handsInAgain' | 'staysRejected' {
  if (payment.payment_status === 'pending_approval') return 'waits';
  if (payment.payment_status !== 'rejected') return 'backToCheck';
  return payment.recorded_by_admin ? 'handsInAgain' : 'staysRejected';
}
