import { expect, test } from '@jest/globals';
import { withPhonePrefix } from './phone-number.ts';

test.each([
  ['+60', ''],
  ['+6', ''],
  ['', ''],
  ['+601', '+601'],
  ['+60123456789', '+60123456789'],
  ['+600123456789', '+60123456789'],
  ['0123456789', '+60123456789'],
  ['012-345 6789', '+60123456789'],
  ['60123456789', '+60123456789'],
  ['123456789', '+60123456789'],
])('%s is kept as %s', (typed, kept) => {
  expect(withPhonePrefix(typed)).toBe(kept);
});
