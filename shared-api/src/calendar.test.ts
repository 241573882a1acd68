import { expect, test } from '@jest/globals';
import { addDays, clockTime, isDate, mondayOf, today, weekdayOf } from './calendar.ts';
import { comparePeriods, parsePeriod, periodOfDate, periodText } from './period.ts';

test('the day turns at midnight in Kuala Lumpur', () => {
  expect(today(new Date('2025-01-31T15:59:59Z'))).toBe('2025-01-31');
  expect(today(new Date('2025-01-31T16:00:00Z'))).toBe('2025-02-01');
});

test('weeks start on Monday', () => {
  expect(weekdayOf('2025-01-05')).toBe('Sunday');
  expect(mondayOf('2025-01-05')).toBe('2024-12-30');
  expect(mondayOf('2025-01-06')).toBe('2025-01-06');
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
});

test('only dates that exist are dates', () => {
  expect(isDate('2024-02-29')).toBe(true);
  for (const value of ['2025-02-29', '2025-13-01', '2025-1-1', '0000-01-01', '3000-01-01', 'x', ''])
    expect(isDate(value)).toBe(false);
});

test.each([
  ['00:15', '12:15 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['12:30', '12:30 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, shown) => expect(clockTime(time)).toBe(shown));

test('periods sort by calendar, not by letter', () => {
  const sorted = ['April-2025', 'January-2025', 'December-2024', 'February-2025']
    .map((one) => parsePeriod(one)!)
    .toSorted(comparePeriods)
    .map(periodText);
  expect(sorted).toEqual(['December-2024', 'January-2025', 'February-2025', 'April-2025']);
  expect(periodText(periodOfDate('2025-02-28'))).toBe('February-2025');
});
