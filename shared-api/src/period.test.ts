import { expect, test } from '@jest/globals';
import {
  comparePeriods,
  firstDayOfPeriod,
  months,
  nextPeriod,
  parsePeriod,
  periodOfDate,
  periodText,
  periodTextOfDate,
  shortPeriod,
} from './period.ts';

test.each(months.map((name, index) => [name, index + 1] as const))('%s is month %i', (name, month) => {
  const text = `${name}-2026`;
  const digits = String(month).padStart(2, '0');
  expect(parsePeriod(text)).toEqual({ year: 2026, month });
  expect(periodText({ year: 2026, month })).toBe(text);
  expect(firstDayOfPeriod(text)).toBe(`2026-${digits}-01`);
  expect(periodOfDate(`2026-${digits}-31`)).toEqual({ year: 2026, month });
  expect(periodTextOfDate(`2026-${digits}-31`)).toBe(text);
});

test('months have their English names', () => {
  expect(months.join(' ')).toBe(
    'January February March April May June July August September October November December',
  );
});

test.each([
  '',
  'January',
  'January-',
  '-2026',
  'January-26',
  'January-20266',
  'January-x2026',
  'January-2026x',
  'January-2026-1',
  'january-2026',
  'Jan-2026',
  'January 2026',
  '2026-01',
])('%j is not a period', (text) => expect(parsePeriod(text)).toBeUndefined());

test('after December comes January of the next year', () => {
  expect(nextPeriod({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 });
  expect(nextPeriod({ year: 2026, month: 11 })).toEqual({ year: 2026, month: 12 });
  expect(nextPeriod({ year: 2026, month: 1 })).toEqual({ year: 2026, month: 2 });
});

test('periods sort by year, then by month', () => {
  const sorted = ['December-2024', 'April-2025', 'August-2025', 'January-2026'];
  const shuffled = ['August-2025', 'January-2026', 'December-2024', 'April-2025'];
  expect(
    shuffled
      .map((text) => parsePeriod(text)!)
      .sort(comparePeriods)
      .map(periodText),
  ).toEqual(sorted);
  expect(comparePeriods({ year: 2025, month: 4 }, { year: 2025, month: 4 })).toBe(0);
});

test('a short period fits a bank reference', () => expect(shortPeriod('September-2026')).toBe('Sep2026'));
