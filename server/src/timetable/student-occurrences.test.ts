import { describe, expect, test } from '@jest/globals';
import { attendedBy, type IndividualChange, type Membership } from './occurrences.ts';
import {
  brief,
  cancelled,
  monday,
  moved,
  replaced,
  thursday,
  weekOf,
  type ClassCase,
} from './testing-weeks.ts';

describe('the week of a student', () => {
  const inMonday: Membership = { classId: 1, from: '2024-12-01', until: null };

  interface StudentCase extends ClassCase {
    memberships?: Membership[];
    individualChanges?: IndividualChange[];
  }
  const studentWeek = ({ memberships = [inMonday], individualChanges = [], ...given }: StudentCase) => {
    const classes = given.classes ?? [monday, thursday];
    return attendedBy({ memberships, individualChanges }, weekOf({ ...given, classes }), classes);
  };

  test.each<[string, StudentCase, string[]]>([
    ['only the classes the student is in', {}, ['1@2025-01-13 15:00 none']],
    [
      'the day of joining counts',
      { memberships: [{ ...inMonday, from: '2025-01-13' }] },
      ['1@2025-01-13 15:00 none'],
    ],
    ['not before joining', { memberships: [{ ...inMonday, from: '2025-01-14' }] }, []],
    ['the day of leaving does not count', { memberships: [{ ...inMonday, until: '2025-01-13' }] }, []],
    ['until leaving', { memberships: [{ ...inMonday, until: '2025-01-14' }] }, ['1@2025-01-13 15:00 none']],
    [
      'left and joined again',
      {
        memberships: [
          { ...inMonday, until: '2025-01-02' },
          { ...inMonday, from: '2025-01-10' },
        ],
      },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'in the gap between two stays',
      {
        memberships: [
          { ...inMonday, until: '2025-01-02' },
          { ...inMonday, from: '2025-01-14' },
        ],
      },
      [],
    ],
    [
      'a occurrence moved to a day after joining',
      {
        memberships: [{ ...inMonday, from: '2025-01-15' }],
        classChanges: [moved('2025-01-13', '2025-01-17')],
      },
      ['1@2025-01-17 09:00 class'],
    ],
    [
      'a occurrence moved to a day after leaving',
      {
        memberships: [{ ...inMonday, until: '2025-01-15' }],
        classChanges: [moved('2025-01-13', '2025-01-17')],
      },
      [],
    ],
    [
      'replaced within the week',
      { individualChanges: [replaced('2025-01-13', '2025-01-16')] },
      ['2@2025-01-16 10:00 individual'],
    ],
    ['replaced in a later week', { individualChanges: [replaced('2025-01-13', '2025-01-23')] }, []],
    [
      'a replacement from an earlier week',
      { individualChanges: [replaced('2025-01-06', '2025-01-16')] },
      ['1@2025-01-13 15:00 none', '2@2025-01-16 10:00 individual'],
    ],
    [
      'class changes first: the replacement follows its moved class',
      {
        individualChanges: [replaced('2025-01-13', '2025-01-16')],
        classChanges: [moved('2025-01-16', '2025-01-18', 2)],
      },
      ['2@2025-01-18 09:00 individual'],
    ],
    [
      'the replacement moves into the week with its class',
      {
        individualChanges: [replaced('2025-01-13', '2025-01-23')],
        classChanges: [moved('2025-01-23', '2025-01-18', 2)],
      },
      ['2@2025-01-18 09:00 individual'],
    ],
    [
      'class changes first: a moved original stays replaced',
      {
        individualChanges: [replaced('2025-01-13', '2025-01-16')],
        classChanges: [moved('2025-01-13', '2025-01-17')],
      },
      ['2@2025-01-16 10:00 individual'],
    ],
    [
      'an original named by its moved date',
      {
        individualChanges: [replaced('2025-01-17', '2025-01-16')],
        classChanges: [moved('2025-01-13', '2025-01-17')],
      },
      ['2@2025-01-16 10:00 individual'],
    ],
    [
      'a target named by its moved date',
      {
        individualChanges: [replaced('2025-01-13', '2025-01-18')],
        classChanges: [moved('2025-01-16', '2025-01-18', 2)],
      },
      ['2@2025-01-18 09:00 individual'],
    ],
    [
      'the rhythm wins over a occurrence moved onto the date',
      {
        individualChanges: [replaced('2025-01-06', '2025-01-16')],
        classChanges: [moved('2025-01-16', '2025-01-24', 2), moved('2025-01-23', '2025-01-16', 2)],
      },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'a cancelled original stays replaced',
      { individualChanges: [replaced('2025-01-13', '2025-01-16')], cancellations: [cancelled('2025-01-13')] },
      ['2@2025-01-16 10:00 individual'],
    ],
    [
      'a cancelled target does not take place',
      {
        individualChanges: [replaced('2025-01-13', '2025-01-16')],
        cancellations: [cancelled('2025-01-16', 2)],
      },
      [],
    ],
    ['a target that does not exist', { individualChanges: [replaced('2025-01-13', '2025-01-17')] }, []],
    [
      'left the original class before that day',
      {
        memberships: [{ ...inMonday, until: '2025-01-10' }],
        individualChanges: [replaced('2025-01-13', '2025-01-16')],
      },
      [],
    ],
    [
      'left after that day, the replacement still stands',
      {
        memberships: [{ ...inMonday, until: '2025-01-14' }],
        individualChanges: [replaced('2025-01-13', '2025-01-16')],
      },
      ['2@2025-01-16 10:00 individual'],
    ],
    [
      'a replacement into a class the student joined since shows once',
      {
        memberships: [inMonday, { ...inMonday, classId: 2 }],
        individualChanges: [replaced('2025-01-13', '2025-01-16')],
      },
      ['2@2025-01-16 10:00 individual'],
    ],
    [
      'not after the student left the centre',
      { individualChanges: [{ ...replaced('2025-01-13', '2025-01-16'), until: '2025-01-16' }] },
      [],
    ],
    [
      'while the student is with the centre',
      { individualChanges: [{ ...replaced('2025-01-13', '2025-01-16'), until: '2025-01-17' }] },
      ['2@2025-01-16 10:00 individual'],
    ],
    ['no class at all', { memberships: [] }, []],
  ])('%s', (_, given, expected) => {
    expect(brief(studentWeek(given))).toEqual(expected);
  });

  test('a replacement says which date it stands for', () => {
    const [occurrence] = studentWeek({ individualChanges: [replaced('2025-01-13', '2025-01-16')] });
    expect(occurrence).toMatchObject({ classId: 2, date: '2025-01-16', originalDate: '2025-01-13' });
  });
});
