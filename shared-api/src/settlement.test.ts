import { expect, test } from '@jest/globals';
import type { PaymentType } from './payments.ts';
import { cashAmount, doubtOf, receivedSen, settlementOf, type Doubt, type Overpay } from './settlement.ts';

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
  ['29.66 entered as it is', 2_966, [2_966], none, { roundingSen: -1, differenceSen: 0 }],
  ['two sen more, counted as 29.70', 2_968, [2_966], none, { roundingSen: 0, differenceSen: 4 }],
  ['29.66 counted as 29.70', 2_970, [2_966], none, { roundingSen: 0, differenceSen: 4 }],
  ['29.64 counted as 29.65', 2_964, [2_966], none, { roundingSen: -1, differenceSen: 0 }],
  ['fees of what was counted', 2_613, [2_615], none, { roundingSen: 0, differenceSen: 0 }],
  ['fees of less than was counted', 2_613, [1_615], none, { roundingSen: 0, differenceSen: 1_000 }],
  ['the next 5 sen', 2_967, [2_968], none, { roundingSen: 0, differenceSen: -3 }],
  ['0.02 never counted', 0, [2], none, { roundingSen: -2, differenceSen: 0 }],
  ['after credit', 2_365, [2_966], { type: 'claim', amount: 600 }, { roundingSen: -1, differenceSen: 0 }],
])('cash, %s', (_, paidSen, presetValues, overpay, expected) => {
  expect(settlementOf({ paidSen, type: 'Cash', presetValues, overpay })).toEqual(expected);
});

test.each<[number, PaymentType, number]>([
  [2_966, 'Cash', 2_965],
  [2_968, 'Cash', 2_970],
  [2_965, 'Cash', 2_965],
  [2_966, 'E-Wallet', 2_966],
  [2_966, 'Bank Transfer', 2_966],
])('of %i sen by %s %i are received', (paidSen, type, received) => {
  expect(receivedSen(paidSen, type)).toBe(received);
});

test.each([
  ['0.01', ['cash_uncountable']],
  ['0.02', ['cash_uncountable']],
  ['0.03', undefined],
  ['abc', ['amount_format']],
  ['', ['required']],
])('%j of cash', (text, messages) => {
  expect(cashAmount.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(messages);
});

test('only cash is rounded', () => {
  const money = { paidSen: 2_965, presetValues: [2_966], overpay: none };
  expect(settlementOf({ ...money, type: 'Bank Transfer' })).toEqual({ roundingSen: 0, differenceSen: -1 });
});

const add = (amount: number): Overpay => ({ type: 'add', amount });
const claim = (amount: number): Overpay => ({ type: 'claim', amount });

test.each<[string, number, number[], Overpay, Doubt | null]>([
  ['all that is over', 15_000, [12_000], add(3_000), null],
  ['a month ahead', 150_000, [12_000], add(138_000), null],
  ['all of it, without a fee', 3_000, [], add(3_000), null],
  ['more than is over, less than was paid', 12_000, [12_000], add(2_000), null],
  [
    '300 on a payment of 30',
    3_000,
    [3_000],
    add(30_000),
    { kind: 'addedBeyondPaid', addSen: 30_000, paidSen: 3_000 },
  ],
  [
    'one sen more than was paid',
    3_000,
    [3_000],
    add(3_001),
    { kind: 'addedBeyondPaid', addSen: 3_001, paidSen: 3_000 },
  ],
  ['what is over after a discount', 3_000, [1_000, -500], add(2_500), null],
  [
    'all that was paid, and nothing to the fees',
    3_000,
    [3_000],
    add(3_000),
    { kind: 'chargedTenfold', chargedSen: 3_000, forFeesSen: 0 },
  ],
])('credit added: %s', (_, paidSen, presetValues, overpay, doubt) => {
  expect(doubtOf({ paidSen, type: 'E-Wallet', presetValues, overpay })).toEqual(doubt);
});

test.each<[string, number, number[], Overpay, Doubt | null]>([
  ['what is missing', 10_000, [12_000], claim(2_000), null],
  ['less than is missing', 10_000, [12_000], claim(500), null],
  ['much more than was paid', 1_000, [12_000], claim(11_000), null],
  [
    'more than is missing',
    10_000,
    [12_000],
    claim(2_001),
    { kind: 'claimedBeyondDue', claimSen: 2_001, dueSen: 2_000 },
  ],
  [
    'nothing was missing',
    12_000,
    [12_000],
    claim(2_000),
    { kind: 'claimedBeyondDue', claimSen: 2_000, dueSen: 0 },
  ],
  [
    'too much was paid already',
    15_000,
    [12_000],
    claim(2_000),
    { kind: 'claimedBeyondDue', claimSen: 2_000, dueSen: 0 },
  ],
])('credit used: %s', (_, paidSen, presetValues, overpay, doubt) => {
  expect(doubtOf({ paidSen, type: 'E-Wallet', presetValues, overpay })).toEqual(doubt);
});

test.each<[string, number, number[], Overpay, Doubt['kind'] | undefined]>([
  ['a part of the fees', 1_300, [12_000], none, undefined],
  ['a tenth of the fees', 1_200, [12_000], none, 'chargedTenfold'],
  ['a fee with a zero too many beside credit', 15_000, [120_000], add(3_000), 'chargedTenfold'],
  ['nine times the fees', 108_000, [12_000], none, undefined],
  ['ten times the fees', 120_000, [12_000], none, 'paidTenfold'],
  ['money for no fee', 12_000, [1_000, -1_000], none, 'paidTenfold'],
  ['a part of the fees, most of it from credit', 1_000, [12_000], claim(5_000), undefined],
  ['a claim with a digit less than is missing', 1_000, [100_000], claim(9_000), 'chargedTenfold'],
])('a digit too many: %s', (_, paidSen, presetValues, overpay, kind) => {
  expect(doubtOf({ paidSen, type: 'Bank Transfer', presetValues, overpay })?.kind).toBe(kind);
});

test('cash that was rounded is never asked about', () => {
  const money = { paidSen: 2_370, presetValues: [2_968], overpay: claim(600) };
  expect(doubtOf({ ...money, type: 'Cash' })).toBeNull();
  expect(doubtOf({ ...money, type: 'E-Wallet' })).toMatchObject({ kind: 'claimedBeyondDue', dueSen: 598 });
});
