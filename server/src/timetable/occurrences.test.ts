import { describe, expect, test } from '@jest/globals';
import type { ScheduledClass } from './schedules.ts';
import {
  brief,
  cancelled,
  monday,
  moved,
  sunday,
  thursday,
  weekOf,
  type ClassCase,
} from './testing-weeks.ts';

/** Mondays at 15:00 until a day, Wednesdays at 16:00 from then on. */
const edited = (until: string): ScheduledClass => ({
  ...monday,
  day: 'Wednesday',
  startTime: '16:00',
  endTime: '17:00',
  earlier: [{ until, day: 'Monday', startTime: '15:00', endTime: '16:30' }],
});

describe('the week of a class', () => {
  test.each<[string, ClassCase, string[]]>([
    ['its weekly occurrence', {}, ['1@2025-01-13 15:00 none']],
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
      'a cancellation covers the moved occurrence',
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
      'a moved occurrence before the deletion took place',
      {
        classes: [{ ...monday, deletedOn: '2025-01-20' }],
        classChanges: [moved('2025-01-27', '2025-01-17')],
      },
      ['1@2025-01-13 15:00 none', '1@2025-01-17 09:00 class'],
    ],
    [
      'a moved occurrence after the deletion does not',
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
    [
      'edited since: the day it met on before stays',
      { classes: [edited('2025-01-20')] },
      ['1@2025-01-13 15:00 none'],
    ],
    [
      'edited since: the first day of the new schedule counts',
      { classes: [edited('2025-01-15')] },
      ['1@2025-01-13 15:00 none', '1@2025-01-15 16:00 none'],
    ],
    [
      'edited since: the new schedule does not reach back',
      { classes: [edited('2025-01-16')] },
      ['1@2025-01-13 15:00 none'],
    ],
    ['edited since: the old schedule ends', { classes: [edited('2025-01-13')] }, ['1@2025-01-15 16:00 none']],
    [
      'edited twice',
      {
        classes: [
          {
            ...edited('2025-01-13'),
            day: 'Sunday',
            startTime: '08:00',
            earlier: [
              ...edited('2025-01-14').earlier,
              { until: '2025-01-18', day: 'Wednesday', startTime: '16:00', endTime: '17:00' },
            ],
          },
        ],
      },
      ['1@2025-01-13 15:00 none', '1@2025-01-15 16:00 none', '1@2025-01-19 08:00 none'],
    ],
    [
      'edited in its times alone',
      { classes: [{ ...edited('2025-01-14'), day: 'Monday' }], week: '2025-01-20' },
      ['1@2025-01-20 16:00 none'],
    ],
    [
      'edited: a move of a day the class has no longer is nothing',
      { classes: [edited('2025-01-13')], classChanges: [moved('2025-01-13', '2025-01-17')] },
      ['1@2025-01-15 16:00 none'],
    ],
    [
      'edited: a move of a day of the earlier schedule stays',
      { classes: [edited('2025-01-15')], classChanges: [moved('2025-01-13', '2025-01-17')] },
      ['1@2025-01-15 16:00 none', '1@2025-01-17 09:00 class'],
    ],
    ['no class', { classes: [] }, []],
  ])('%s', (_, given, expected) => {
    expect(brief(weekOf(given))).toEqual(expected);
  });

  test('a moved occurrence says where it was moved from and keeps its name', () => {
    expect(weekOf({ classChanges: [moved('2025-01-13', '2025-01-18')] })).toEqual([
      {
        classId: 1,
        scheduledDate: '2025-01-13',
        date: '2025-01-18',
        startTime: '09:00',
        endTime: '10:30',
        change: 'class',
        originalDate: '2025-01-13',
        cancelled: false,
      },
    ]);
  });
});
