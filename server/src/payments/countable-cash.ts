import type { PaymentType } from '@portal/shared-api/payments';
import { receivedSen } from '@portal/shared-api/settlement';
import { fail } from '../http/errors.ts';

/** Rejects cash that rounds to nothing, by the same rule as the form (`cashAmount`). */
export function requireCountableCash(amountSen: number, type: PaymentType): void {
  if (receivedSen(amountSen, type) === 0)
    fail('validation', { fields: { payment_amount: 'cash_uncountable' } });
}
