import { expect, test } from '@jest/globals';
import { addingProblem } from './rules.ts';

const student = { branchId: 1, educationLevel: 'form_1' } as const;
const fitting = {
  branchId: 1,
  educationLevel: 'form_1',
  concludeDate: '2025-11-30',
  deletedAt: null,
} as const;
type Wanted = Parameters<typeof addingProblem>[1];

test.each<[string, Partial<Wanted>, boolean, string | null]>([
  ['a running class of the level and branch', {}, false, null],
  ['its last day', { concludeDate: '2025-06-02' }, false, null],
  ['the day after its last', { concludeDate: '2025-06-01' }, false, 'class_not_addable'],
  ['deleted', { deletedAt: new Date(0) }, false, 'class_not_addable'],
  ['another level', { educationLevel: 'form_2' }, false, 'class_not_addable'],
  ['an old class of no level', { educationLevel: 'general' }, false, 'class_not_addable'],
  ['another branch', { branchId: 2 }, false, 'class_not_addable'],
  ['in it already', {}, true, 'class_already_added'],
  ['in it already, and it has ended', { concludeDate: '2025-06-01' }, true, 'class_already_added'],
])('adding to a class: %s', (_, wanted, isMember, expected) => {
  expect(addingProblem(student, { ...fitting, ...wanted }, isMember, '2025-06-02')).toBe(expected);
});
