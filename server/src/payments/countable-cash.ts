import type { PaymentType } from '@portal/shared-api/payments';
import { receivedSen } from '@portal/shared-api/settlement';
import { fail } from '../http/errors.ts';

/** Refuses cash that comes to nothing as it is counted, by the rule that the form shows (`cashAmount`). */
export function requireCountableCash(amountSen: number, type: PaymentType): void {
  if (receivedSen(amountSen, type) === 0)
    fail('validation', { fields: { payment_amount: 'cash_uncountable' } });
}
