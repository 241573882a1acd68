import { expect, test } from '@jest/globals';
import { isComplete, stepOfFields, type Setup, type Step } from './steps.ts';

const filled: Setup = {
  newPassword: 'my own one',
  confirmPassword: 'my own one',
  ic: '100131-07-5566',
  address: '12, Jalan Burma',
  guardianName: "D'Cruz A/L Raju",
  guardianPhone: '+60123456789',
};

test.each<[Step, Partial<Setup>, boolean]>([
  ['password', filled, true],
  ['password', { newPassword: 'my own one', confirmPassword: 'my own one' }, true],
  ['password', {}, false],
  ['password', { ...filled, newPassword: 'short', confirmPassword: 'short' }, false],
  ['password', { ...filled, confirmPassword: 'another one' }, false],
  ['details', filled, true],
  ['details', { ...filled, ic: '' }, false],
  ['details', { ...filled, ic: '109931075566' }, false],
  ['details', { ...filled, address: '  ' }, false],
  ['details', { ...filled, guardianName: '' }, false],
  ['details', { ...filled, guardianPhone: '+60' }, false],
  ['details', { ...filled, guardianPhone: '012-345 6789' }, true],
  ['details', { ...filled, confirmPassword: 'another one' }, false],
  ['confirmation', filled, true],
])('%s is complete with %j: %s', (step, values, expected) => {
  expect(isComplete(step, values)).toBe(expected);
});

test.each([
  [['newPassword', 'ic'], 'password'],
  [['ic'], 'details'],
  [['guardianPhone'], 'details'],
  [['_'], null],
  [[], null],
])('refused %j is shown on step %s', (fields, step) => {
  expect(stepOfFields(fields)).toBe(step);
});
