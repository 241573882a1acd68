import { describe, expect, test } from '@jest/globals';
import type { Schedule, ScheduledClass } from '../timetable/schedules.ts';
import { edited, firstMoved, losingTheirDate, metTwice } from './new-schedule.ts';

const monday = { day: 'Monday', startTime: '10:00', endTime: '11:00' } as const;
const wednesday = { day: 'Wednesday', startTime: '16:00', endTime: '17:00' } as const;
const friday = { day: 'Friday', startTime: '09:00', endTime: '10:00' } as const;
const run = { commenceDate: '2025-01-06', concludeDate: '2025-12-31' };
const current: ScheduledClass = { id: 1, ...monday, ...run, deletedOn: null, earlier: [] };

const edit = (was: ScheduledClass, next: Schedule, from: string, dates = run) =>
  edited(was, { ...next, ...dates, from });
const briefly = ({ day, earlier }: ScheduledClass) => [
  ...earlier.map((one) => `${one.day} until ${one.until}`),
  day,
];

test.each<[string, ScheduledClass, string[]]>([
  ['from a day on', edit(current, wednesday, '2025-03-03'), ['Monday until 2025-03-03', 'Wednesday']],
  ['before it begins there is nothing to keep', edit(current, wednesday, '2025-01-06'), ['Wednesday']],
  ['nothing changed', edit(current, monday, '2025-03-03'), ['Monday']],
  [
    'a second time, later',
    edit(edit(current, wednesday, '2025-03-03'), friday, '2025-04-01'),
    ['Monday until 2025-03-03', 'Wednesday until 2025-04-01', 'Friday'],
  ],
  [
    'a second time, from an earlier day: what never counted goes',
    edit(edit(current, wednesday, '2025-04-01'), friday, '2025-03-03'),
    ['Monday until 2025-03-03', 'Friday'],
  ],
  [
    'a second time, from the same day',
    edit(edit(current, wednesday, '2025-04-01'), friday, '2025-04-01'),
    ['Monday until 2025-04-01', 'Friday'],
  ],
  [
    'back to what it was, from the same day',
    edit(edit(current, wednesday, '2025-04-01'), monday, '2025-04-01'),
    ['Monday'],
  ],
  [
    'back to what it was, later',
    edit(edit(current, wednesday, '2025-04-01'), monday, '2025-05-01'),
    ['Monday until 2025-04-01', 'Wednesday until 2025-05-01', 'Monday'],
  ],
])('%s', (_, after, expected) => {
  expect(briefly(after)).toEqual(expected);
});

describe('what stands on dates', () => {
  const after = edit(current, wednesday, '2025-03-04');
  const change = (originalDate: string, newDate: string) => ({
    ...{ classId: 1, originalDate, newDate, newStartTime: '08:00', newEndTime: '09:00' },
  });
  const none = { classChanges: [], cancellations: [], individualChanges: [] };

  test('loses its date only when that was a day and is none any more', () => {
    const lost = losingTheirDate(current, after, {
      classChanges: [change('2025-03-03', '2025-03-06'), change('2025-03-10', '2025-03-13')],
      cancellations: [
        { classId: 1, date: '2025-02-03' },
        { classId: 1, date: '2025-03-17' },
        { classId: 1, date: '2025-03-18' },
      ],
      individualChanges: [
        { originalClassId: 1, originalDate: '2025-03-13', newClassId: 2, newDate: '2025-03-14' },
        { originalClassId: 2, originalDate: '2025-03-14', newClassId: 1, newDate: '2025-03-24' },
        { originalClassId: 2, originalDate: '2025-03-24', newClassId: 3, newDate: '2025-03-25' },
      ],
    });
    expect(lost.classChanges.map(({ originalDate }) => originalDate)).toEqual(['2025-03-10']);
    expect(lost.cancellations.map(({ date }) => date)).toEqual(['2025-03-17']);
    expect(lost.individualChanges.map(({ originalDate }) => originalDate)).toEqual([
      '2025-03-13',
      '2025-03-14',
    ]);
  });

  test('a sheet that was taken stays where it was, or the edit is refused', () => {
    expect(firstMoved(current, after, none, ['2025-02-24', '2025-03-03'])).toBeUndefined();
    expect(firstMoved(current, after, none, ['2025-03-03', '2025-03-10'])).toBe('2025-03-10');
    const shorter = edit(current, { ...monday, endTime: '10:30' }, '2025-02-25');
    expect(firstMoved(current, shorter, none, ['2025-02-24'])).toBeUndefined();
    expect(firstMoved(current, shorter, none, ['2025-03-03'])).toBe('2025-03-03');
    const ends = edit(current, monday, '2025-03-04', { ...run, concludeDate: '2025-02-28' });
    expect(firstMoved(current, ends, none, ['2025-03-03'])).toBe('2025-03-03');
    const moved = { ...none, classChanges: [change('2025-03-03', '2025-03-06')] };
    expect(firstMoved(current, after, moved, ['2025-03-06'])).toBeUndefined();
    const earlier = edit(current, wednesday, '2025-03-03');
    expect(firstMoved(current, earlier, moved, ['2025-03-06'])).toBe('2025-03-06');
  });

  test('a moved lesson and the new day do not fall on one date', () => {
    expect(metTwice(after, [change('2025-03-03', '2025-03-05')])).toBe('2025-03-05');
    expect(metTwice(after, [change('2025-03-03', '2025-03-06')])).toBeUndefined();
    expect(metTwice(after, [change('2025-03-10', '2025-03-12')])).toBeUndefined();
  });
});
