import { expect, test } from '@jest/globals';
import { median } from './median.ts';

test('is the middle one, or lies between the two in the middle', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([100, 2, 1, 4])).toBe(3);
});
