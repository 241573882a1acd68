import { expect, test } from '@jest/globals';
import { differenceSen, type Overpay } from '@portal/shared-api/payments-admin';

const none: Overpay = { amount: 0 };

test.each<[string, number, number[], Overpay, number]>([
  ['exact', 12_000, [10_000, 2_000], none, 0],
  ['150 against 120, 30 added', 15_000, [12_000], { type: 'add', amount: 3_000 }, 0],
  ['150 against 120, nothing added', 15_000, [12_000], none, 3_000],
  ['claimed 5.95', 11_405, [12_000], { type: 'claim', amount: 595 }, 0],
  ['short by 10', 11_000, [12_000], none, -1_000],
  ['a discount', 2_966, [3_490, -524], none, 0],
  ['discounts beyond the fees charge nothing', 100, [1_000, -5_000], none, 100],
  ['three times 33.33', 9_999, [3_333, 3_333, 3_333], none, 0],
])('%s', (_, paid, presets, overpay, difference) => {
  expect(differenceSen(paid, presets, overpay)).toBe(difference);
});
