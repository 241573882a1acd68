import { differenceSen, type Overpay } from '@portal/shared-api/payments-admin';
import type { PaymentPreset } from '../database/schema/payments.ts';
import { fail } from '../http/errors.ts';

interface Accepted {
  paidSen: number;
  presets: readonly PaymentPreset[];
  overpay: Overpay;
  comment: string | null;
}

/**
 * What was paid is held against fees and credit wherever an amount counts as accepted; a difference needs words, which the
 * receipt points to (decision 15). Gives what the audit keeps of it.
 */
export function requireExplained({ paidSen, presets, overpay, comment }: Accepted): {
  difference_sen?: number;
} {
  const difference = differenceSen(
    paidSen,
    presets.map(({ value_sen }) => value_sen),
    overpay,
  );
  if (difference === 0) return {};
  if (!comment) fail('validation', { fields: { comment: 'difference_comment' } });
  return { difference_sen: difference };
}
