import { expect, test } from '@jest/globals';
import {
  addDays,
  clockTime,
  dateText,
  inOrder,
  isDate,
  mondayOf,
  TIME_ZONE,
  timeOfDay,
  today,
  weekdayOf,
} from './calendar.ts';
import { comparePeriods, parsePeriod, periodOfDate, periodText } from './period.ts';

test('the day turns at midnight in Kuala Lumpur', () => {
  expect(today(new Date('2025-01-31T15:59:59Z'))).toBe('2025-01-31');
  expect(today(new Date('2025-01-31T16:00:00Z'))).toBe('2025-02-01');
});

test('the time of day is that of Kuala Lumpur, midnight is 00:00', () => {
  expect(timeOfDay(new Date('2025-01-31T06:05:00Z'))).toBe('14:05');
  expect(timeOfDay(new Date('2025-01-31T16:00:00Z'))).toBe('00:00');
});

test('in every month since 1982 the clock is that of the time zone', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (let month = 0; month < 12 * 60; month++) {
    const at = new Date(Date.UTC(1982, month, 17, 16, 30));
    expect(`${today(at)} ${timeOfDay(at)}`).toBe(clock.format(at));
  }
});

test.each([
  ['2026-01-04', '4 Jan 2026', '2026年1月4日'],
  // four letters for Intl, three in the calendar of a date field
  ['2026-09-30', '30 Sep 2026', '2026年9月30日'],
  ['2026-12-25', '25 Dec 2026', '2026年12月25日'],
])('%s in words', (date, en, ch) => {
  expect(dateText(date, 'en')).toBe(en);
  expect(dateText(date, 'ch')).toBe(ch);
});

test('dates and times are sorted by their digits', () => {
  expect(['10:00', '09:30', '09:30', '9'].toSorted(inOrder)).toEqual(['09:30', '09:30', '10:00', '9']);
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
