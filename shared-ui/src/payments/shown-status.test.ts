import { expect, test } from '@jest/globals';
import { shownStatus } from './shown-status.ts';

test.each([
  ['pending_approval', 'pending_approval', 'pending_approval'],
  ['pending_checking', 'pending_checking', 'approved'],
  ['approved', 'approved', 'approved'],
  ['rejected', 'rejected', 'rejected'],
] as const)('%s is shown as %s, or as %s where checking is hidden', (status, shown, hidden) => {
  expect(shownStatus(status, false)).toBe(shown);
  expect(shownStatus(status, true)).toBe(hidden);
});
