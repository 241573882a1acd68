import { expect, test } from '@jest/globals';
import { amountText, parseAmount, ringgit, senOf, signedAmountText, toFiveSen } from './money.ts';

test.each([
  [2966, '29.66', 'RM 29.66'],
  [-524, '-5.24', '-RM 5.24'],
  [5, '0.05', 'RM 0.05'],
  [123_456, '1234.56', 'RM 1,234.56'],
  [0, '0.00', 'RM 0.00'],
])('%d sen', (sen, wire, shown) => {
  expect(signedAmountText(sen)).toBe(wire);
  expect(senOf(wire)).toBe(sen);
  expect(ringgit(sen)).toBe(shown);
});

test('sums of sen are exact where floats are not', () => {
  const total = (...amounts: string[]) => amountText(amounts.reduce((sum, one) => sum + senOf(one), 0));
  expect(total('0.10', '0.20')).toBe('0.30');
  expect(total('33.33', '33.33', '33.33')).toBe('99.99');
  expect(total('34.90', '-5.24')).toBe('29.66');
});

test('an amount is plain digits', () => {
  expect(parseAmount('7')).toBe(700);
  expect(parseAmount('7.5')).toBe(750);
  expect(parseAmount('7.05')).toBe(705);
  for (const text of ['', '.5', '5.', '+5', ' 5', '5,0', '0x10', 'Infinity'])
    expect(parseAmount(text)).toBeUndefined();
});

test.each(['', '-', '--5.00', '5-24', '+5.00', '1,200.00', 'RM 5.00'])(
  '%j of an answer is no amount',
  (wire) => {
    expect(() => senOf(wire)).toThrow(`not an amount: ${wire}`);
  },
);

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 5],
  [5, 5],
  [7, 5],
  [8, 10],
  [9999, 10_000],
])('%i sen in cash are %i', (sen, rounded) => expect(toFiveSen(sen)).toBe(rounded));
