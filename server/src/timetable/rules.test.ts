import { describe, expect, test } from '@jest/globals';
import {
  weekOfClasses,
  weekOfStudent,
  type Cancellation,
  type ClassChange,
  type IndividualChange,
  type Membership,
  type ScheduledClass,
} from './rules.ts';

/** Monday 13 January 2025; the week ends on Sunday the 19th. */
const weekStart = '2025-01-13';

const monday: ScheduledClass = {
  id: 1,
  day: 'Monday',
  startTime: '15:00',
  endTime: '16:30',
  commenceDate: '2024-11-04',
  concludeDate: '2025-11-24',
  deletedOn: null,
};
const thursday: ScheduledClass = { ...monday, id: 2, day: 'Thursday', startTime: '10:00', endTime: '11:00' };
const sunday: ScheduledClass = { ...monday, id: 3, day: 'Sunday' };

const moved = (originalDate: string, newDate: string, classId = 1): ClassChange => ({
  classId,
  originalDate,
  newDate,
  newStartTime: '09:00',
  newEndTime: '10:30',
});
const cancelled = (date: string, classId = 1): Cancellation => ({ classId, date });
const replaced = (originalDate: string, newDate: string, from = 1, to = 2): IndividualChange => ({
  originalClassId: from,
  originalDate,
  newClassId: to,
  newDate,
});

interface ClassCase {
  classes?: ScheduledClass[];
  week?: string;
  cancellations?: Cancellation[];
  classChanges?: ClassChange[];
}
const weekOf = ({ classes = [monday], week = weekStart, cancellations = [], classChanges = [] }: ClassCase) =>
  weekOfClasses({ weekStart: week, classes, cancellations, classChanges });

/** `class@date start change`, short enough for a table. */
const brief = (meetings: ReturnType<typeof weekOf>) =>
  meetings.map((one) => `${one.classId}@${one.date} ${one.startTime} ${one.change}`);

describe('the week of a class', () => {
  test.each<[string, ClassCase, string[]]>([
    ['its weekly meeting', {}, ['1@2025-01-13 15:00 none']],
    ['Sunday is the last day of the week', { classes: [sunday] }, ['3@2025-01-19 15:00 none']],
    [
      'the first day of its run counts',
      { classes: [{ ...monday, commenceDate: '2025-01-13' }] },
      ['1@2025-01-13 15:00 none'],
    ],
    ['not before it commences', { classes: [{ ...monday, commenceDate: '2025-01-14' }] }, []],
    [
      'the last day of its run counts',
      { classes: [{ ...monday, concludeDate: '2025-01-13' }] },
      ['1@2025-01-13 15:00 none'],
    ],
    ['not after it concludes', { classes: [{ ...monday, concludeDate: '2025-01-12' }] }, []],
    [
      'not when it commences later in the very week',
      { classes: [{ ...monday, commenceDate: '2025-01-15', concludeDate: '2025-01-16' }] },
      [],
    ],
    ['not from the day it was deleted on', { classes: [{ ...monday, deletedOn: '2025-01-13' }] }, []],
    [
      'before it was deleted it stays',
      { classes: [{ ...monday, deletedOn: '2025-01-14' }] },
      ['1@2025-01-13 15:00 none'],
    ],
    ['a cancelled date is gone', { cancellations: [cancelled('2025-01-13')] }, []],
    [
      'another date cancelled changes nothing',
      { cancellations: [cancelled('2025-01-20')] },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'another class cancelled changes nothing',
      { cancellations: [cancelled('2025-01-13', 2)] },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'moved within the week',
      { classChanges: [moved('2025-01-13', '2025-01-18')] },
      ['1@2025-01-18 09:00 class'],
    ],
    [
      'moved to other hours of its day',
      { classChanges: [moved('2025-01-13', '2025-01-13')] },
      ['1@2025-01-13 09:00 class'],
    ],
    ['moved to a later week', { classChanges: [moved('2025-01-13', '2025-01-20')] }, []],
    ['moved to an earlier week', { classChanges: [moved('2025-01-13', '2025-01-12')] }, []],
    [
      'moved in from a later week',
      { classChanges: [moved('2025-01-20', '2025-01-19')] },
      ['1@2025-01-13 15:00 none', '1@2025-01-19 09:00 class'],
    ],
    [
      'moved in on Monday, before the regular hours',
      { classChanges: [moved('2025-01-06', '2025-01-13')] },
      ['1@2025-01-13 09:00 class', '1@2025-01-13 15:00 none'],
    ],
    [
      'one moved away, another moved onto its date',
      { classChanges: [moved('2025-01-13', '2025-01-15'), moved('2025-01-06', '2025-01-13')] },
      ['1@2025-01-13 09:00 class', '1@2025-01-15 09:00 class'],
    ],
    [
      'moved past the end of the run',
      { week: '2025-12-01', classChanges: [moved('2025-11-24', '2025-12-02')] },
      ['1@2025-12-02 09:00 class'],
    ],
    [
      'a cancellation covers the moved meeting',
      { classChanges: [moved('2025-01-13', '2025-01-18')], cancellations: [cancelled('2025-01-13')] },
      [],
    ],
    [
      'a cancellation is keyed by the original date, not the new one',
      { classChanges: [moved('2025-01-13', '2025-01-18')], cancellations: [cancelled('2025-01-18')] },
      ['1@2025-01-18 09:00 class'],
    ],
    [
      'a cancelled one leaves one moved onto its date alone',
      { classChanges: [moved('2025-01-06', '2025-01-13')], cancellations: [cancelled('2025-01-13')] },
      ['1@2025-01-13 09:00 class'],
    ],
    [
      'a moved meeting before the deletion took place',
      {
        classes: [{ ...monday, deletedOn: '2025-01-20' }],
        classChanges: [moved('2025-01-27', '2025-01-17')],
      },
      ['1@2025-01-13 15:00 none', '1@2025-01-17 09:00 class'],
    ],
    [
      'a moved meeting after the deletion does not',
      {
        classes: [{ ...monday, deletedOn: '2025-01-15' }],
        classChanges: [moved('2025-01-13', '2025-01-17')],
      },
      [],
    ],
    [
      'a move of a date the class never had is nothing',
      { classChanges: [moved('2025-01-14', '2025-01-17')] },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'a move of a date outside the run is nothing',
      { classChanges: [moved('2025-12-01', '2025-01-17')] },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'the move of another class is nothing',
      { classChanges: [moved('2025-01-16', '2025-01-17', 2)] },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'by date, then by start',
      { classes: [sunday, thursday, { ...monday, id: 4, startTime: '08:00' }, monday] },
      [
        '4@2025-01-13 08:00 none',
        '1@2025-01-13 15:00 none',
        '2@2025-01-16 10:00 none',
        '3@2025-01-19 15:00 none',
      ],
    ],
    ['a week over the end of a year, first day', { week: '2024-12-30' }, ['1@2024-12-30 15:00 none']],
    [
      'a week over the end of a year, last day',
      { week: '2024-12-30', classes: [sunday] },
      ['3@2025-01-05 15:00 none'],
    ],
    [
      'a week over the end of February',
      { week: '2025-02-24', classes: [sunday] },
      ['3@2025-03-02 15:00 none'],
    ],
    [
      'a leap day',
      { week: '2028-02-28', classes: [{ ...monday, day: 'Tuesday', concludeDate: '2028-12-31' }] },
      ['1@2028-02-29 15:00 none'],
    ],
    ['no class', { classes: [] }, []],
  ])('%s', (_, given, expected) => {
    expect(brief(weekOf(given))).toEqual(expected);
  });

  test('a moved meeting says where it was moved from and keeps its name', () => {
    expect(weekOf({ classChanges: [moved('2025-01-13', '2025-01-18')] })).toEqual([
      {
        classId: 1,
        rhythmDate: '2025-01-13',
        date: '2025-01-18',
        startTime: '09:00',
        endTime: '10:30',
        change: 'class',
        originalDate: '2025-01-13',
      },
    ]);
  });
});

describe('the week of a student', () => {
  const inMonday: Membership = { classId: 1, from: '2024-12-01', until: null };

  interface StudentCase extends ClassCase {
    memberships?: Membership[];
    individualChanges?: IndividualChange[];
  }
  const studentWeek = ({ memberships = [inMonday], individualChanges = [], ...given }: StudentCase) => {
    const classes = given.classes ?? [monday, thursday];
    return weekOfStudent({
      classes,
      meetings: weekOf({ ...given, classes }),
      memberships,
      individualChanges,
    });
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
      'a meeting moved to a day after joining',
      {
        memberships: [{ ...inMonday, from: '2025-01-15' }],
        classChanges: [moved('2025-01-13', '2025-01-17')],
      },
      ['1@2025-01-17 09:00 class'],
    ],
    [
      'a meeting moved to a day after leaving',
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
      'the rhythm wins over a meeting moved onto the date',
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
    ['no class at all', { memberships: [] }, []],
  ])('%s', (_, given, expected) => {
    expect(brief(studentWeek(given))).toEqual(expected);
  });

  test('a replacement says which date it stands for', () => {
    const [meeting] = studentWeek({ individualChanges: [replaced('2025-01-13', '2025-01-16')] });
    expect(meeting).toMatchObject({ classId: 2, date: '2025-01-16', originalDate: '2025-01-13' });
  });
});
