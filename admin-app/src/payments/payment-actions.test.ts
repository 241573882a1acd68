import { expect, test } from '@jest/globals';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import type { PaymentStatus } from '@portal/shared-api/payments';
import { actionsOf, editOutcome, mayCheckOwn, mayEdit } from './payment-actions.ts';

test.each<[PaymentStatus, string]>([
  ['pending_approval', 'view approve reject edit'],
  ['pending_checking', 'view receipt edit'],
  ['approved', 'view receipt edit'],
  ['rejected', 'view edit delete'],
])('%s offers %s', (status, offered) => {
  expect(actionsOf(status).join(' ')).toBe(offered);
});

test.each<[PaymentStatus, AdminLevel | null, boolean]>([
  ['approved', 'level_1', false],
  ['approved', 'level_2', true],
  ['approved', 'level_3', true],
  ['approved', null, false],
  ['pending_checking', 'level_1', true],
  ['rejected', 'level_1', true],
])('%s may be edited by %s: %s', (status, level, allowed) => {
  expect(mayEdit(status, level)).toBe(allowed);
});

test.each<[AdminLevel | null, boolean]>([
  ['level_1', false],
  ['level_2', false],
  ['level_3', true],
  [null, false],
])('%s may check what they accepted: %s', (level, allowed) => {
  expect(mayCheckOwn(level)).toBe(allowed);
});

test.each<[PaymentStatus, boolean, string]>([
  ['pending_approval', false, 'waits'],
  ['pending_approval', true, 'waits'],
  ['pending_checking', true, 'backToCheck'],
  ['approved', false, 'backToCheck'],
  ['rejected', false, 'staysRejected'],
  ['rejected', true, 'handsInAgain'],
])('an edit of %s, recorded by an admin: %s, %s', (payment_status, recorded_by_admin, outcome) => {
  expect(editOutcome({ payment_status, recorded_by_admin })).toBe(outcome);
});
