import { ringgit, senOf } from '@portal/shared-api/money';
import type { PaymentStatus } from '@portal/shared-api/payments';
import type { Details } from '../payment-loading.tsx';

export type Reused = Details['reused_proofs'][number];

interface Counted {
  payment_amount: string;
  payment_status: PaymentStatus;
}

/** Whether the slip has to cover it: a rejected payment does not count until it is submitted again. */
export const counts = ({ payment_status }: Pick<Counted, 'payment_status'>): boolean =>
  payment_status !== 'rejected';

/**
 * The sum of a payment and the rest of its batch: `RM 100.00 + RM 80.00 = RM 180.00`. Null if nothing counts;
 * `isPart` if some of it is not visible.
 */
export function batchSum(payment: Counted, others: readonly Pick<Reused, 'payment' | 'removed'>[]) {
  const seen = [payment, ...others.flatMap((other) => other.payment ?? [])].filter(counts);
  const amounts = seen.map(({ payment_amount }) => senOf(payment_amount));
  if (amounts.length === 0) return null;
  const total = ringgit(amounts.reduce((sum, sen) => sum + sen, 0));
  return {
    sum: amounts.length === 1 ? total : `${amounts.map(ringgit).join(' + ')} = ${total}`,
    isPart: others.some((other) => !other.payment && !other.removed),
  };
}
