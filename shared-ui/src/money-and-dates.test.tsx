import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { dateText, instantText, periodName } from './dates.tsx';
import { Money } from './money.tsx';
import { renderKit } from './testing/render-kit.tsx';

afterEach(cleanup);

test.each([
  ['1120.50', false, 'RM 1,120.50'],
  ['-5.24', false, '-RM 5.24'],
  [12_050, true, '120.50'],
])('%s reads %s', (value, bare, shown) => {
  expect(renderKit(<Money value={value} bare={bare} />).container.textContent).toBe(shown);
});

test('dates read as people write them', () => {
  expect(dateText('2025-01-04', 'en')).toBe('4 Jan 2025');
  expect(dateText('2025-01-04', 'ch')).toBe('2025年1月4日');
  expect(periodName('January-2025', 'en')).toBe('January 2025');
  expect(periodName('January-2025', 'ch')).toBe('2025年1月');
  expect(periodName('Jan 25', 'en')).toBe('Jan 25');
});

test('an instant is told in Kuala Lumpur time', () => {
  expect(instantText('2025-01-03T18:05:00Z', 'en')).toBe('4 Jan 2025, 2:05 am');
});
