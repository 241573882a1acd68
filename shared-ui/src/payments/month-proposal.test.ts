import { expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { pickerYears } from '@portal/shared-api/payments';
import { months as names, nextPeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { proposedMonth, startMonth } from './month-proposal.ts';

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
