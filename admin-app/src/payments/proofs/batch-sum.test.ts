import { expect, test } from '@jest/globals';
import type { PaymentStatus } from '@portal/shared-api/payments';
import { batchSum } from './batch-sum.ts';

const of = (payment_amount: string, payment_status: PaymentStatus = 'pending_approval') => ({
  payment_amount,
  payment_status,
});
const open = (...payment: Parameters<typeof of>) => ({
  removed: false,
  payment: { ...of(...payment), payment_for: 'January-2026', student: { student_id: 'SS9', name: 'Mei' } },
});
const removed = { removed: true, payment: null };
const elsewhere = { removed: false, payment: null };

test.each([
  ['two', of('100.00'), [open('80.50')], 'RM 100.00 + RM 80.50 = RM 180.50', false],
  [
    'three in every state that counts',
    of('1000.00', 'approved'),
    [open('0.30', 'pending_checking'), open('0.60', 'approved')],
    'RM 1,000.00 + RM 0.30 + RM 0.60 = RM 1,000.90',
    false,
  ],
  [
    'a rejected one',
    of('100.00'),
    [open('80.00', 'rejected'), open('70.00')],
    'RM 100.00 + RM 70.00 = RM 170.00',
    false,
  ],
  ['a removed one', of('100.00'), [removed], 'RM 100.00', false],
  ['itself rejected', of('100.00', 'rejected'), [open('80.00')], 'RM 80.00', false],
  [
    'one of another branch',
    of('100.00'),
    [open('80.00'), elsewhere],
    'RM 100.00 + RM 80.00 = RM 180.00',
    true,
  ],
])('%s', (_, payment, others, sum, isPart) => {
  expect(batchSum(payment, others)).toEqual({ sum, isPart });
});

test('nothing that counts has no sum', () => {
  expect(batchSum(of('100.00', 'rejected'), [open('80.00', 'rejected'), removed])).toBeNull();
});
