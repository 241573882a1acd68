import { expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { nextPeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { monthsToPay, openMonths, proposedMonth } from './month-proposal.ts';

const now = periodOfDate(today());
const current = periodText(now);
const next = periodText(nextPeriod(now));
const open = (...months: string[]) => months.map((month) => ({ month, submitted: false }));

test.each([
  [open('November-2025', 'June-2026', current), 'November-2025'],
  [open(current), current],
  [[], current],
  [[{ month: 'June-2026', submitted: true }], current],
  [[{ month: 'June-2026', submitted: true }, ...open('July-2026')], 'July-2026'],
])('%j outstanding proposes %s', (outstanding, proposal) => {
  expect(proposedMonth({ first_period: 'January-2020', active_payments: [], outstanding })).toBe(proposal);
});

test('who joins later begins with that month', () => {
  expect(proposedMonth({ first_period: next, active_payments: [], outstanding: [] })).toBe(next);
});

test('a month whose rejected payment is to be corrected comes after the others', () => {
  const months = {
    first_period: 'January-2020',
    active_payments: [],
    rejected: [{ payment_for: 'May-2026' }],
  };
  expect(proposedMonth({ ...months, outstanding: open('May-2026', 'June-2026') })).toBe('June-2026');
  expect(monthsToPay({ ...months, outstanding: open('May-2026', 'June-2026') })).toEqual(['June-2026']);
  expect(proposedMonth({ ...months, outstanding: open('May-2026') })).toBe('May-2026');
});

test('a month for which a payment waits is not open', () => {
  const outstanding = [{ month: 'May-2026', submitted: true }, ...open('June-2026')];
  expect(openMonths({ first_period: 'May-2026', active_payments: [], outstanding })).toEqual(['June-2026']);
});
