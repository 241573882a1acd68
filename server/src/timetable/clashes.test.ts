import { expect, test } from '@jest/globals';
import { inTheWay, type Slot } from './clashes.ts';
import type { Occurrence } from './occurrences.ts';

const held = (startTime: string, endTime: string, more: Partial<Occurrence> = {}): Occurrence => ({
  ...{ classId: 2, scheduledDate: '2025-03-03', date: '2025-03-03', startTime, endTime },
  ...{ change: 'none', originalDate: null, cancelled: false, ...more },
});
const slot = (startTime: string, endTime: string): Slot => ({
  ...{ classId: 1, scheduledDate: '2025-03-01', date: '2025-03-03', startTime, endTime },
});

test.each<[string, Occurrence, boolean]>([
  ['it begins within', held('10:00', '11:00'), true],
  ['it ends within', held('08:30', '10:00'), true],
  ['it is the very hour', held('09:30', '10:30'), true],
  ['it lies around', held('08:00', '12:00'), true],
  ['it lies within', held('09:45', '10:15'), true],
  ['it follows back-to-back', held('10:30', '11:30'), false],
  ['it ends as the slot begins', held('08:30', '09:30'), false],
  ['another day', held('09:30', '10:30', { date: '2025-03-04' }), false],
  ['cancelled, so it blocks nobody', held('09:30', '10:30', { cancelled: true }), false],
  [
    'itself, a quarter of an hour earlier',
    held('09:15', '10:15', { classId: 1, scheduledDate: '2025-03-01' }),
    false,
  ],
  ['another occurrence of the same class', held('09:30', '10:30', { classId: 1 }), true],
])('09:30 to 10:30: %s', (_, other, expected) => {
  expect(inTheWay(slot('09:30', '10:30'), [other])).toEqual(expected ? [other] : []);
});
