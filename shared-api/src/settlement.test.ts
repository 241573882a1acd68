import { expect, test } from '@jest/globals';
import { settlementOf, type Overpay } from './settlement.ts';

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
])('%s', (_, paidSen, presetValues, overpay, differenceSen) => {
  for (const type of ['E-Wallet', 'Cash'] as const)
    expect(settlementOf({ paidSen, type, presetValues, overpay })).toMatchObject({ differenceSen });
});

test.each<[string, number, number[], Overpay, { roundingSen: number; differenceSen: number }]>([
  ['29.66 counted as 29.65', 2_965, [3_490, -524], none, { roundingSen: -1, differenceSen: 0 }],
  ['29.63 counted as 29.65', 2_965, [2_963], none, { roundingSen: 2, differenceSen: 0 }],
  ['29.66 entered as it is', 2_966, [2_966], none, { roundingSen: 0, differenceSen: 0 }],
  ['29.66 counted as 29.70', 2_970, [2_966], none, { roundingSen: 0, differenceSen: 4 }],
  ['2 sen less that no rounding takes', 2_964, [2_966], none, { roundingSen: 0, differenceSen: -2 }],
  ['0.02 never counted', 0, [2], none, { roundingSen: -2, differenceSen: 0 }],
  ['after credit', 2_365, [2_966], { type: 'claim', amount: 600 }, { roundingSen: -1, differenceSen: 0 }],
])('cash, %s', (_, paidSen, presetValues, overpay, expected) => {
  expect(settlementOf({ paidSen, type: 'Cash', presetValues, overpay })).toEqual(expected);
});

test('only cash is rounded', () => {
  const money = { paidSen: 2_965, presetValues: [2_966], overpay: none };
  expect(settlementOf({ ...money, type: 'Bank Transfer' })).toEqual({ roundingSen: 0, differenceSen: -1 });
});
