import { expect, test } from '@jest/globals';
import { isLongAgo } from './admin-list.ts';

const now = '2026-06-15';

test.each([
  ['the first year of five', '2021-06-15', '2022-06-15', true],
  ['a month of last year', '2025-03-01', '2025-03-31', true],
  ['this month', '2026-06-01', '2026-06-30', false],
  ['the last two years up to last month', '2024-06-01', '2026-05-15', false],
  ['yesterday', '2026-06-14', '2026-06-14', false],
  ['a day of last week', '2026-06-08', '2026-06-08', true],
  ['everything up to a year ago', undefined, '2025-06-15', false],
  ['everything since', '2021-01-01', undefined, false],
  ['no dates', undefined, undefined, false],
])('%s', (_, payment_date_from, payment_date_to, longAgo) => {
  expect(isLongAgo({ payment_date_from, payment_date_to }, now)).toBe(longAgo);
});
