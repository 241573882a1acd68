import { expect, test } from '@jest/globals';
import { readDraft } from './draft.ts';

const values = {
  payment_type: 'Cash',
  payment_date: '2026-05-02',
  payment_for: 'May-2026',
  payment_amount: '60',
  subject_ids: [3],
};

test('comes back with its values, its key and its doubt', () => {
  expect(readDraft({ values, key: 'k', inDoubt: true })).toEqual({ values, key: 'k', inDoubt: true });
  expect(readDraft({ values, key: 'k' })).toMatchObject({ inDoubt: false });
});

test('leaves out what has not the shape of its field, and what is no field', () => {
  const odd = {
    ...values,
    payment_type: 'Cheque',
    payment_amount: 60,
    subject_ids: ['3'],
    payment_status: 'approved',
  };
  expect(readDraft({ values: odd, key: 'k' })!.values).toEqual({
    payment_date: '2026-05-02',
    payment_for: 'May-2026',
  });
});

test.each([[{ values }], [{ key: 'k' }], [{ values: 'x', key: 'k' }]])('%j is none', (stored) =>
  expect(readDraft(stored)).toBeNull(),
);
