import type { PaymentType } from '@portal/shared-api/payments';
import { settlementOf, type Overpay } from '@portal/shared-api/settlement';
import type { PaymentPreset } from '../database/schema/payments.ts';
import { fail } from '../http/errors.ts';

interface Accepted {
  paidSen: number;
  type: PaymentType;
  presets: readonly PaymentPreset[];
  overpay: Overpay;
  comment: string | null;
}

/**
 * Compares the amount paid with fees and credit wherever an amount is accepted. A difference that is not cash
 * rounding needs a comment, which the receipt refers to (decision 15). Returns what the audit log keeps.
 */
export function requireExplained({ presets, comment, ...money }: Accepted): {
  difference_sen?: number;
} {
  const { differenceSen } = settlementOf({
    ...money,
    presetValues: presets.map(({ value_sen }) => value_sen),
  });
  if (differenceSen === 0) return {};
  if (!comment) fail('validation', { fields: { comment: 'difference_comment' } });
  return { difference_sen: differenceSen };
}
