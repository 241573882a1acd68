import { expect, test } from '@jest/globals';
import { difference } from './ledger.ts';

test('what is in both equally often is no difference', () => {
  expect(difference(['1 created', '1 updated'], ['1 updated', '1 created'])).toEqual([]);
});

test('what is missing, left over or there twice is one', () => {
  expect(difference(['1', '2', '3', '3'], ['2', '3', '4'])).toEqual(['1 (1)', '3 (1)', '4 (-1)']);
});
