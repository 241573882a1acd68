import { expect, test } from '@jest/globals';
import { paymentDetails } from '../testing/payments.ts';
import { changedBy, changedParts } from './payment-changes.ts';
import type { Details } from './payment-loading.tsx';

const read = (other: object = {}) => paymentDetails(7, 'pending_checking', other) as unknown as Details;
const entry = (carried_by: string, ...fields: string[]) => ({
  action: 'updated',
  carried_by,
  carried_on: '2026-01-05T10:00:00+08:00',
  self_checked: false,
  comment: null,
  changes: fields.map((field) => ({ field, from: null, to: null })),
});
const log = [entry('Aina', 'payment_proof')];

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['the amount', { payment_amount: '140.00' }, ['payment_amount']],
  [
    'month, day and type',
    { payment_type: 'Cash', payment_date: '2026-01-06', payment_for: 'March-2026' },
    ['payment_for', 'payment_date', 'payment_type'],
  ],
  ['another slip', { audit_log: [...log, entry('Lim', 'payment_proof')] }, ['payment_proof']],
  ['the slip taken away', { has_proof: false }, ['payment_proof']],
  [
    'fee items, credit and words',
    {
      presets: [{ title: 'Tuition', value: '120.00', show: true }],
      overpay: { type: 'add', amount: '30.00' },
      comment: 'Grandmother paid',
    },
    ['presets', 'overpay', 'comment'],
  ],
  ['what is no part of the payment', { version: 4, reused_proofs: [{ id: 3 }] }, []],
])('changed: %s', (_, other, parts) => {
  expect(changedParts(read({ audit_log: log }), read({ audit_log: log, ...other }))).toEqual(parts);
});

test('who did it since stands there once', () => {
  const now = read({ audit_log: [...log, entry('Lim'), entry('Mei'), entry('Lim')] });
  expect(changedBy(read({ audit_log: log }), now)).toEqual(['Lim', 'Mei']);
});
