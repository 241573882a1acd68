import { expect, test } from '@jest/globals';
import { paymentFilters } from '@portal/shared-api/payments-admin';
import { studentFilters } from '@portal/shared-api/students';
import { filterOf } from './use-list-address.ts';
import { withheldFrom } from './withheld.ts';

const read = (query: string) => filterOf(new URLSearchParams(query), paymentFilters);

test('an address names filters; search and page are none', () => {
  expect(read('search=Kumar+A/L&status=approved&payment_amount_min=10.50&branch=2&page=3')).toEqual({
    status: 'approved',
    payment_amount_min: '10.50',
    branch: '2',
  });
});

test('garbage is no filter', () => {
  expect(
    read('status=paid&branch=x&payment_amount_min=1e9&payment_date_from=2026-02-30&payment_for=Foo-2026'),
  ).toEqual({});
});

test('a reversed range loses its end', () => {
  expect(read('payment_amount_min=50&payment_amount_max=10')).toEqual({ payment_amount_min: '50' });
  expect(read('payment_date_from=2026-02-02&payment_date_to=2026-02-01')).toEqual({
    payment_date_from: '2026-02-02',
  });
});

test.each([
  ['level_1', { payment_for: 'May-2026' }],
  ['level_2', { payment_for: 'May-2026', status: 'pending_checking' }],
  ['level_3', { payment_for: 'May-2026', status: 'pending_checking', branch: '2' }],
] as const)('what %s is not offered is no filter, wherever the link is from', (level, filter) => {
  const address = new URLSearchParams('branch=2&status=pending_checking&payment_for=May-2026');
  expect(filterOf(address, paymentFilters, withheldFrom(level))).toEqual(filter);
});

test('a value is withheld, not its filter', () => {
  const read = (query: string, schema = paymentFilters as typeof paymentFilters | typeof studentFilters) =>
    filterOf(new URLSearchParams(query), schema, withheldFrom('level_1'));
  expect(read('status=approved')).toEqual({ status: 'approved' });
  expect(read('status=suspended', studentFilters)).toEqual({ status: 'suspended' });
});
