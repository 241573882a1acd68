import { describe, expect, test } from '@jest/globals';
import { slotsLeftBy, slotsLeftByClasses } from './left-slots.ts';
import type { IndividualChange, Membership } from './occurrences.ts';
import { cancelled, monday, moved, replaced, thursday, type ClassCase } from './testing-weeks.ts';

const week = { from: '2025-01-13', to: '2025-01-19' };
const calendarOf = ({ classes = [monday, thursday], cancellations = [], classChanges = [] }: ClassCase) => ({
  classes,
  cancellations,
  classChanges,
});

/** `class@date start > date start`. */
const brief = (slots: ReturnType<typeof slotsLeftByClasses>) =>
  slots.map(
    ({ left, movedTo }) =>
      `${left.classId}@${left.date} ${left.startTime} > ${movedTo.classId}@${movedTo.date} ${movedTo.startTime}` +
      (left.cancelled ? ' cancelled' : ''),
  );

describe('the slots that classes left', () => {
  test.each<[string, ClassCase, string[]]>([
    ['none without a change', {}, []],
    [
      'into another week',
      { classChanges: [moved('2025-01-13', '2025-02-03')] },
      ['1@2025-01-13 15:00 > 1@2025-02-03 09:00'],
    ],
    [
      'within its own day',
      { classChanges: [moved('2025-01-13', '2025-01-13')] },
      ['1@2025-01-13 15:00 > 1@2025-01-13 09:00'],
    ],
    ['from another week', { classChanges: [moved('2025-01-06', '2025-01-14')] }, []],
    [
      'moved and then cancelled',
      { classChanges: [moved('2025-01-13', '2025-01-14')], cancellations: [cancelled('2025-01-13')] },
      ['1@2025-01-13 15:00 > 1@2025-01-14 09:00 cancelled'],
    ],
    [
      'of a date that the schedule does not give any more',
      { classes: [{ ...monday, day: 'Friday' }], classChanges: [moved('2025-01-13', '2025-01-14')] },
      [],
    ],
    [
      'of a class that was deleted before the new date',
      {
        classes: [{ ...monday, deletedOn: '2025-01-14' }],
        classChanges: [moved('2025-01-13', '2025-01-15')],
      },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(brief(slotsLeftByClasses(calendarOf(given), week))).toEqual(expected);
  });
});

describe('the slots that a student left', () => {
  const inMonday: Membership = { classId: 1, from: '2024-12-01', until: null };

  interface StudentCase extends ClassCase {
    memberships?: Membership[];
    individualChanges?: IndividualChange[];
  }
  const leftBy = ({ memberships = [inMonday], individualChanges = [], ...given }: StudentCase) =>
    brief(slotsLeftBy({ memberships, individualChanges }, calendarOf(given), week));
  const alone = { individualChanges: [replaced('2025-01-13', '2025-01-16')] };

  test.each<[string, StudentCase, string[]]>([
    [
      'with the class',
      { classChanges: [moved('2025-01-13', '2025-01-15')] },
      ['1@2025-01-13 15:00 > 1@2025-01-15 09:00'],
    ],
    ['not of another class', { classChanges: [moved('2025-01-16', '2025-01-17', 2)] }, []],
    [
      'not before joining',
      {
        memberships: [{ ...inMonday, from: '2025-01-14' }],
        classChanges: [moved('2025-01-13', '2025-01-15')],
      },
      [],
    ],
    [
      'not when the new date is after leaving',
      {
        memberships: [{ ...inMonday, until: '2025-01-15' }],
        classChanges: [moved('2025-01-13', '2025-01-15')],
      },
      [],
    ],
    ['alone', alone, ['1@2025-01-13 15:00 > 2@2025-01-16 10:00']],
    [
      'alone, once, when the class was moved too',
      { ...alone, classChanges: [moved('2025-01-13', '2025-01-14')] },
      ['1@2025-01-14 09:00 > 2@2025-01-16 10:00'],
    ],
    [
      'alone, to a class that was moved on',
      { ...alone, classChanges: [moved('2025-01-16', '2025-02-01', 2)] },
      ['1@2025-01-13 15:00 > 2@2025-02-01 09:00'],
    ],
    [
      'not alone from a class that the student was not in',
      { ...alone, memberships: [{ ...inMonday, from: '2025-01-14' }] },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(leftBy(given)).toEqual(expected);
  });
});
