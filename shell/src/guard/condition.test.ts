import { expect, test } from '@jest/globals';
import type { Condition } from '@portal/portal-kit/area-schema';
import { conditionHolds, isUndecided, type Facts } from './condition.ts';

const levels: Condition = { adminLevels: ['level_2', 'level_3'] };
const open: Condition = { enrollmentOpen: true };
const both: Condition = { ...levels, ...open };

const unknown: Facts = { adminLevel: null, enrollmentOpen: null };
const level3: Facts = { ...unknown, adminLevel: 'level_3' };
const level1: Facts = { ...unknown, adminLevel: 'level_1' };
const whileOpen: Facts = { ...unknown, enrollmentOpen: true };
const whileClosed: Facts = { ...unknown, enrollmentOpen: false };

test('without a condition a page is open to everybody', () => {
  expect(conditionHolds(undefined, unknown)).toBe(true);
  expect(conditionHolds({}, unknown)).toBe(true);
});

test.each<[when: Condition, facts: Facts, holds: boolean, undecided: boolean]>([
  [{}, unknown, true, false],
  [levels, unknown, false, true],
  [levels, level3, true, false],
  [levels, level1, false, false],
  [levels, whileOpen, false, true],
  [open, unknown, false, true],
  [open, whileOpen, true, false],
  [open, whileClosed, false, false],
  [open, level3, false, true],
  [both, level3, false, true],
  [both, whileOpen, false, true],
  [both, { ...level3, ...{ enrollmentOpen: true } }, true, false],
])('%j for %j', (when, facts, holds, undecided) => {
  expect(conditionHolds(when, facts)).toBe(holds);
  expect(isUndecided(when, facts)).toBe(undecided);
});
