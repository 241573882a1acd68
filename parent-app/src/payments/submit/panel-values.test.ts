import { expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { amountOf, startOf } from './panel-values.ts';

const now = periodOfDate(today());
const start = (values: string[], first_period = 'January-2020') =>
  startOf({
    presets: values.map((value) => ({ title: value, value, show: true })),
    first_period,
    active_payments: [],
    outstanding: [],
  });

test.each([
  [['34.90', '-5.24'], '29.66'],
  [['33.33', '33.33', '33.33'], '99.99'],
  [['0.10', '0.20'], '0.30'],
  [['10.00', '-20.00'], ''],
  [[], ''],
])('%j begins with %j', (values, amount) => {
  expect(start(values).payment_amount).toBe(amount);
});

test('begins with this month, or with the month of a student who has not joined yet', () => {
  expect(start([]).payment_for).toBe(periodText(now));
  const later = { year: now.year + 1, month: 2 };
  expect(start([], periodText(later)).payment_for).toBe(periodText(later));
});

test.each([
  ['240', 24_000],
  [' 60.5 ', 6050],
  ['1,200', 0],
  ['', 0],
])('%j counts as %d sen', (payment_amount, sen) => {
  expect(amountOf({ payment_for: 'May-2026', payment_amount })).toBe(sen);
});

test('nothing typed counts as nothing', () => expect(amountOf(undefined)).toBe(0));
