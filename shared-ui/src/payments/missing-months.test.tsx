import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { MissingMonths } from './missing-months.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(cleanup);

const few = ['November-2025', 'December-2025', 'February-2026'];
const many = ['September-2024', ...few, 'March-2026', 'April-2026', 'May-2026', 'June-2026'];

test.each([
  ['en' as const, [], ''],
  ['en' as const, few, 'No payment yet for: Nov, Dec 2025; Feb 2026'],
  ['ch' as const, few, '尚无缴费的月份：2025年11月、12月；2026年2月'],
  ['en' as const, many, 'No payment yet for: Dec 2025; Feb, Mar, Apr, May, Jun 2026, and 2 months before'],
  ['ch' as const, many, '尚无缴费的月份：2025年12月；2026年2月、3月、4月、5月、6月，以及更早的 2 个月'],
  [
    'en' as const,
    many.slice(1),
    'No payment yet for: Dec 2025; Feb, Mar, Apr, May, Jun 2026, and 1 month before',
  ],
])('%s %j', (language, months, text) => {
  renderKit(<MissingMonths months={months} />, language);
  expect(document.querySelector('p')?.textContent ?? '').toBe(text);
});
