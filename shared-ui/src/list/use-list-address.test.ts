import { expect, test } from '@jest/globals';
import { paymentFilters } from '@portal/shared-api/payments-admin';
import { filterOf } from './use-list-address.ts';

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
