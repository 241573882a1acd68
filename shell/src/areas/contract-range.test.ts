import { expect, test } from '@jest/globals';
import { isAtLeast, isInRange } from './contract-range.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.2.3', '^1.0.0', true],
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.9.0', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '^2.0.0', false],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
])('%s in %s: %s', (version, range, expected) => expect(isInRange(version, range)).toBe(expected));

test.each([
  ['1.3.0', '1.3.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.2.9', '1.3.0', false],
  ['1.9.0', '2.0.0', false],
])('%s is at least %s: %s', (version, lowest, expected) => expect(isAtLeast(version, lowest)).toBe(expected));
