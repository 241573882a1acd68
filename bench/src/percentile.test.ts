import { expect, test } from '@jest/globals';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

test.each([
  [hundred, 0.5, 50],
  [hundred, 0.99, 99],
  [hundred, 1, 100],
  [[7], 0.99, 7],
  [[3, 1, 2], 0.5, 2],
])('of %p, %p is %p', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
