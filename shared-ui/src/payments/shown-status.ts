import type { PaymentStatus } from '@portal/shared-api/payments';

/** Families and level_1 admins see a payment waiting for its check as Approved (decision 8). */
export const shownStatus = (status: PaymentStatus, hidesChecking: boolean): PaymentStatus =>
  hidesChecking && status === 'pending_checking' ? 'approved' : status;
