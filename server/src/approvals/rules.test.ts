import { describe, expect, test } from '@jest/globals';
import { newReferralCode } from '../students/new-student.ts';
import { grants, shownStudents, type NamedStudent } from './rules.ts';

const GEORGETOWN = 1;
const BAYAN_LEPAS = 2;
const named = (id: number, branchId: number): NamedStudent => ({
  id,
  studentId: `SS${id}`,
  name: `Student ${id}`,
  educationLevel: 'standard_3',
  school: 'SJK(C) Chung Hwa',
  branchId,
});
const here = named(11, GEORGETOWN);
const there = named(12, BAYAN_LEPAS);

describe('what an admin sees of the students a request names', () => {
  const about = { name: 'Student 11', education_level: 'standard_3', school: 'SJK(C) Chung Hwa' };
  test.each([
    ['of the own branch', ['SS11'], GEORGETOWN, [['SS11', false, about]]],
    ['of another branch: nothing but the ID', ['SS12'], GEORGETOWN, [['SS12', true, null]]],
    ['of nobody', ['SS99'], GEORGETOWN, [['SS99', false, null]]],
    [
      'of the whole centre',
      ['SS11', 'SS99'],
      null,
      [
        ['SS11', false, about],
        ['SS99', false, null],
      ],
    ],
    ['one ID twice', ['SS12', 'SS12'], GEORGETOWN, [['SS12', true, null]]],
    ['none named', [], GEORGETOWN, []],
  ] as const)('%s', (_, studentIds, scope, shown) => {
    expect(
      shownStudents(studentIds, [here, there], scope).map((one) => [
        one.student_id,
        one.other_branch,
        one.student,
      ]),
    ).toEqual(shown);
  });
});

describe('what accepting a parent grants', () => {
  test.each([
    ['children of the own branch', [here], GEORGETOWN, { links: [11], requests: [] }],
    [
      'a child of another branch waits for its admins',
      [here, there],
      GEORGETOWN,
      { links: [11], requests: ['SS12'] },
    ],
    ['only another branch', [there], GEORGETOWN, { links: [], requests: ['SS12'] }],
    ['level_3 decides for both', [here, there], null, { links: [11, 12], requests: [] }],
    ['IDs of nobody grant nothing', [], null, { links: [], requests: [] }],
  ])('%s', (_, students, scope, expected) => {
    expect(grants(students, scope)).toEqual(expected);
  });
});

test('referral codes fit the table, avoid look-alikes and differ', () => {
  const codes = Array.from({ length: 1000 }, newReferralCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
