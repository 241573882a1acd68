import { expect, test } from '@jest/globals';
import type { PaymentType } from '@portal/shared-api/payments';
import { settle, typedSen } from './typed-settlement.ts';

const paid = (sen: number, type: PaymentType = 'E-Wallet') => ({ sen, type });
const items = (...values: string[]) => values.map((value) => ({ value }));

test.each([
  ['34.90', 3490],
  ['-5.24', -524],
  ['0.1', 10],
  [' 100 ', 10_000],
  ['1e9', 0],
  ['1,200', 0],
  ['', 0],
  [undefined, 0],
])('%s is %i sen', (text, sen) => {
  expect(typedSen(text)).toBe(sen);
});

test.each([
  ['a discount', 2966, items('34.90', '-5.24')],
  ['three thirds', 9999, items('33.33', '33.33', '33.33')],
  ['ten and twenty sen', 30, items('0.10', '0.20')],
  ['more discount than fees', 0, items('10', '-20')],
])('sums %s without a float', (_, chargeable, presets) => {
  expect(settle(paid(chargeable), 0, { presets })).toMatchObject({ chargeable, difference: 0 });
});

test('150 against 120: the rest is added as credit, and then it adds up', () => {
  const presets = items('120.00');
  expect(settle(paid(15_000), 0, { presets }).difference).toBe(3000);
  expect(settle(paid(15_000), 0, { presets, overpay: { type: 'add', amount: '30' } })).toEqual({
    received: 15_000,
    claim: 0,
    add: 3000,
    chargeable: 12_000,
    rounding: 0,
    difference: 0,
    balanceAfter: 3000,
    overdrawn: false,
    doubt: null,
  });
});

test('a claim fills what is missing, up to the balance', () => {
  const presets = items('125.95');
  const claim = (amount: string) =>
    settle(paid(12_000), 595, { presets, overpay: { type: 'claim', amount } });
  expect(claim('5.95')).toMatchObject({ difference: 0, balanceAfter: 0, overdrawn: false });
  expect(claim('5.96')).toMatchObject({ overdrawn: true });
  expect(claim('-1')).toMatchObject({ claim: 0, balanceAfter: 595 });
});

test('an amount without a type moves nothing', () => {
  expect(settle(paid(100), 500, { presets: items('1'), overpay: { type: null, amount: '2' } })).toMatchObject(
    {
      claim: 0,
      add: 0,
      difference: 0,
      balanceAfter: 500,
    },
  );
});

test.each([
  [undefined, undefined],
  [{ type: null, amount: '' }, undefined],
  [{ type: 'claim' as const, amount: '5' }, undefined],
  [{ type: 'add' as const, amount: '' }, undefined],
  [{ type: null, amount: '5' }, 'overpay_type_required'],
  [{ amount: '5' }, 'overpay_type_required'],
  [{ type: 'claim' as const, amount: 'five' }, 'credit_amount'],
])('credit %j is checked by the contract: %s', (overpay, message) => {
  expect(settle(paid(100), 500, { presets: items('1'), overpay }).creditProblem?.message).toBe(message);
});

test('cash that was rounded adds up', () => {
  const presets = items('34.90', '-5.24');
  for (const entered of [2965, 2966])
    expect(settle(paid(entered, 'Cash'), 0, { presets })).toMatchObject({
      received: 2965,
      rounding: -1,
      difference: 0,
    });
  expect(settle(paid(2965), 0, { presets })).toMatchObject({ rounding: 0, difference: -1 });
});

test('a sign counts only before the amount, and a row that is just being added counts nothing', () => {
  expect([typedSen('-12.50'), typedSen('1-2'), typedSen(undefined)]).toEqual([-1250, 0, 0]);
  expect(settle(paid(100), 0, { presets: [undefined, ...items('1')] })).toMatchObject({
    chargeable: 100,
    difference: 0,
  });
});
