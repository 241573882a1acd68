import { expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { pickerYears } from '@portal/shared-api/payments';
import { months as names, nextPeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { missingBefore, proposedMonth, startMonth } from './month-proposal.ts';

const now = periodOfDate(today());
const [current, next, afterNext] = [now, nextPeriod(now), nextPeriod(nextPeriod(now))].map(periodText);
const paid = (...months: string[]) =>
  months.map((payment_for, id) => ({
    id,
    payment_for,
    payment_amount: '1.00',
    payment_status: 'approved' as const,
  }));

test.each([
  [[], current],
  [[next!], current],
  [[current!], next],
  [[current!, next!], afterNext],
])('%j paid proposes %s', (months, proposal) => {
  expect(proposedMonth({ first_period: 'January-2020', alive: paid(...months), billed: [] })).toBe(proposal);
});

test('who joins later begins with that month', () => {
  expect(startMonth({ first_period: next!, alive: [], billed: [] })).toBe(next);
  expect(proposedMonth({ first_period: next!, alive: paid(next!), billed: [] })).toBe(afterNext);
});

test('with every month of the picker paid it is the current one again', () => {
  const all = pickerYears().flatMap((year) => names.map((name) => `${name}-${year}`));
  expect(proposedMonth({ first_period: 'January-2020', alive: paid(...all), billed: [] })).toBe(current);
});

const since = (from: string, until: string | null = null) => ({ from, until });
test.each([
  ['nothing at all', [since('June-2026')], [], ['June-2026', 'July-2026', 'August-2026']],
  ['all but one', [since('June-2026')], ['June-2026', 'August-2026'], ['July-2026']],
  ['every month', [since('June-2026')], ['June-2026', 'July-2026', 'August-2026'], []],
  [
    'the chosen month and a later one',
    [since('August-2026')],
    ['September-2026', 'October-2026'],
    ['August-2026'],
  ],
  ['nothing since joining in that month', [since('September-2026')], [], []],
  [
    'nothing over the turn of a year',
    [since('December-2025', 'January-2026')],
    [],
    ['December-2025', 'January-2026'],
  ],
  [
    'nothing, and was away',
    [since('May-2026', 'May-2026'), since('August-2026')],
    [],
    ['May-2026', 'August-2026'],
  ],
  [
    'nothing, and came back in the month of leaving',
    [since('July-2026', 'August-2026'), since('August-2026')],
    [],
    ['July-2026', 'August-2026'],
  ],
])('who paid %s misses before September', (_, billed, months, missing) => {
  const known = { first_period: billed[0]!.from, alive: paid(...months), billed };
  expect(missingBefore(known, 'September-2026', '2026-11-28')).toEqual(missing);
});

test('before what is no month nothing is missed', () => {
  expect(missingBefore({ first_period: 'May-2026', alive: [], billed: [since('May-2026')] }, '')).toEqual([]);
});

test('months that come are missed by nobody, nor are those that nobody can pay for any more', () => {
  const known = { first_period: 'May-2019', alive: [], billed: [since('May-2019')] };
  const missing = missingBefore(known, 'January-2027', '2026-08-31');
  expect([missing[0], missing.at(-1)]).toEqual(['January-2021', 'August-2026']);
});
