import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { branchName } from './branch-name.tsx';
import { dateText, instantText, periodName, periodNames, timeText } from './dates.tsx';
import { Money } from './money.tsx';
import { PaidAmount } from '../payments/payment-fields.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(cleanup);

test.each([
  ['1120.50', false, 'RM 1,120.50'],
  ['-5.24', false, '-RM 5.24'],
  [12_050, true, '120.50'],
])('%s reads %s', (value, bare, shown) => {
  expect(renderKit(<Money value={value} bare={bare} />).container.textContent).toBe(shown);
});

test.each([
  ['29.66', 'Cash', 'RM 29.66Cash rounding -RM 0.01: RM 29.65 counted'],
  ['29.68', 'Cash', 'RM 29.68Cash rounding RM 0.02: RM 29.70 counted'],
  ['29.65', 'Cash', 'RM 29.65'],
  ['29.66', 'E-Wallet', 'RM 29.66'],
] as const)('%s by %s reads %s', (payment_amount, payment_type, shown) => {
  const { container } = renderKit(<PaidAmount payment={{ payment_amount, payment_type }} />);
  expect(container.textContent).toBe(shown);
});

test('dates read as people write them', () => {
  expect(dateText('2025-01-04', 'en')).toBe('4 Jan 2025');
  expect(dateText('2025-01-04', 'ch')).toBe('2025年1月4日');
  expect(periodName('January-2025', 'en')).toBe('January 2025');
  expect(periodName('January-2025', 'ch')).toBe('2025年1月');
  expect(periodName('Jan 25', 'en')).toBe('Jan 25');
});

test.each([
  [['August-2026', 'September-2026'], 'Aug, Sep 2026', '2026年8月、9月'],
  [
    ['November-2025', 'December-2025', 'January-2026'],
    'Nov, Dec 2025; Jan 2026',
    '2025年11月、12月；2026年1月',
  ],
  [['May-2026'], 'May 2026', '2026年5月'],
  [[], '', ''],
])('the months %j name each year once', (months, en, ch) => {
  expect([periodNames(months, 'en'), periodNames(months, 'ch')]).toEqual([en, ch]);
});

test('an instant is told in Kuala Lumpur time', () => {
  expect(instantText('2025-01-03T18:05:00Z', 'en')).toBe('4 Jan 2025, 2:05 AM');
  expect(instantText('2025-01-03T09:30:00Z', 'ch')).toBe('2025年1月3日 下午5:30');
});

test.each([
  ['00:15', '12:15 AM', '上午12:15'],
  ['12:00', '12:00 PM', '下午12:00'],
  ['14:05', '2:05 PM', '下午2:05'],
])('%s is told the same way everywhere', (time, en, ch) => {
  expect([timeText(time, 'en'), timeText(time, 'ch')]).toEqual([en, ch]);
});

test('a branch is called as the brand file calls it, or as it is', () => {
  expect(branchName('Bayan Lepas', 'ch')).toBe('峇六拜');
  expect(branchName('Tanjung', 'ch')).toBe('Tanjung');
});
