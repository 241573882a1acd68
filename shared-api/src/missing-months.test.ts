import { expect, test } from '@jest/globals';
import { missingBefore } from './missing-months.ts';

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
  const known = { alive: months.map((payment_for) => ({ payment_for })), billed };
  expect(missingBefore(known, 'September-2026', '2026-11-28')).toEqual(missing);
});

test('before what is no month nothing is missed', () => {
  expect(missingBefore({ alive: [], billed: [since('May-2026')] }, '')).toEqual([]);
});

test('months that come are missed by nobody, nor are those that nobody can pay for any more', () => {
  const known = { alive: [], billed: [since('May-2019')] };
  const missing = missingBefore(known, 'January-2027', '2026-08-31');
  expect([missing[0], missing.at(-1)]).toEqual(['January-2021', 'August-2026']);
});
