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
 * What was paid is held against fees and credit wherever an amount counts as accepted; a difference that is no
 * rounding of cash needs words, which the receipt points to (decision 15). Gives what the audit keeps of it.
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
