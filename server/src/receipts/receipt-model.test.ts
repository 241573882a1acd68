import { describe, expect, test } from '@jest/globals';
import { receiptModel, type ReceiptSource } from './receipt-model.ts';

const source = (over: Partial<ReceiptSource> = {}): ReceiptSource => ({
  id: 7,
  status: 'approved',
  amountSen: 12_000,
  paymentDate: '2026-01-30',
  paymentFor: '2026-02-01',
  paymentType: 'Bank Transfer',
  comment: 'Agreed by phone',
  presets: fees(12_000),
  studentId: 'SS1001',
  facts: { student_name: 'Tan Mei Ling 陈美玲', education_level: 'standard_4', guardian_name: null },
  acceptedAt: new Date('2026-01-31T16:30:00Z'),
  credit: null,
  branch: { name: 'Georgetown', address: null, phone: null },
  ...over,
});

function fees(...values: number[]) {
  return values.map((value_sen, at) => ({ title: `Item ${at + 1}`, value_sen, show: true }));
}

const claim = { type: 'claim', amountSen: 595, balanceAfterSen: 0 } as const;
const add = { type: 'add', amountSen: 3000, balanceAfterSen: 3595 } as const;

describe('what leads from the fees to the money', () => {
  const cases: [string, Partial<ReceiptSource>, number, string[], number][] = [
    ['a discount', { presets: fees(3490, -524), amountSen: 2966 }, 2966, [], 2966],
    ['three thirds', { presets: fees(3333, 3333, 3333), amountSen: 9999 }, 9999, [], 9999],
    ['ten and twenty sen', { presets: fees(10, 20), amountSen: 30 }, 30, [], 30],
    ['credit used', { credit: claim, amountSen: 11_405 }, 12_000, ['credit_used -595'], 11_405],
    ['credit added', { credit: add, amountSen: 15_000 }, 12_000, ['credit_added 3000'], 15_000],
    ['too little', { amountSen: 11_000 }, 12_000, ['difference -1000'], 11_000],
    ['more discount than fees', { presets: fees(1000, -2000), amountSen: 500 }, 0, ['difference 500'], 500],
    ['even cash', { paymentType: 'Cash' }, 12_000, [], 12_000],
    [
      'cash rounded down',
      { paymentType: 'Cash', presets: fees(3490, -524), amountSen: 2966 },
      2966,
      ['rounding -1'],
      2965,
    ],
    [
      'cash entered as counted',
      { paymentType: 'Cash', presets: fees(2968), amountSen: 2970 },
      2968,
      ['rounding 2'],
      2970,
    ],
    [
      'cash that differs for another reason',
      { paymentType: 'Cash', presets: fees(3000), amountSen: 2966 },
      3000,
      ['difference -35'],
      2965,
    ],
    [
      'cash of which the fees were counted',
      { paymentType: 'Cash', presets: fees(9900), amountSen: 9901 },
      9900,
      [],
      9900,
    ],
    [
      'cash with credit',
      { paymentType: 'Cash', credit: claim, amountSen: 11_405 },
      12_000,
      ['credit_used -595'],
      11_405,
    ],
  ];

  test.each(cases)('%s', (_, over, charged, extras, total) => {
    const model = receiptModel(source(over));
    expect(model.chargedSen).toBe(charged);
    expect(model.extras.map(({ kind, sen }) => `${kind} ${sen}`)).toEqual(extras);
    expect(model.totalSen).toBe(total);
    expect(model.feesSen + model.discountsSen + model.unusedDiscountSen).toBe(charged);
    expect(model.extras.reduce((sum, { sen }) => sum + sen, charged)).toBe(total);
  });
});

test('what families do not see is one line without titles', () => {
  const presets = [
    ...fees(10_000),
    { title: 'Staff child', value_sen: -1000, show: false },
    { title: 'Lunch', value_sen: 500, show: false },
  ];
  const { items } = receiptModel(source({ presets }));
  expect(items).toEqual([
    { title: 'Item 1', sen: 10_000 },
    { title: null, sen: -500 },
  ]);
});

test('the date is Kuala Lumpur’s, the comment stands on it whenever there is one', () => {
  expect(receiptModel(source())).toMatchObject({
    date: '2026-02-01',
    remark: 'Agreed by phone',
    final: true,
  });
  expect(receiptModel(source({ comment: null })).remark).toBeNull();
  expect(receiptModel(source({ amountSen: 1, status: 'pending_checking' }))).toMatchObject({
    remark: 'Agreed by phone',
    final: false,
  });
});
