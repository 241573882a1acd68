import { addDays } from '@portal/shared-api/calendar';
import { occurrencesOf, type Cancellation, type ClassChange, type IndividualChange } from './occurrences.ts';
import type { ScheduledClass } from './schedules.ts';

/** Monday 13 January 2025; the week ends on Sunday the 19th. */
const weekStart = '2025-01-13';

export const monday: ScheduledClass = {
  id: 1,
  day: 'Monday',
  startTime: '15:00',
  endTime: '16:30',
  commenceDate: '2024-11-04',
  concludeDate: '2025-11-24',
  deletedOn: null,
  earlier: [],
};
export const thursday: ScheduledClass = {
  ...monday,
  id: 2,
  day: 'Thursday',
  startTime: '10:00',
  endTime: '11:00',
};
export const sunday: ScheduledClass = { ...monday, id: 3, day: 'Sunday' };

export const moved = (originalDate: string, newDate: string, classId = 1): ClassChange => ({
  classId,
  originalDate,
  newDate,
  newStartTime: '09:00',
  newEndTime: '10:30',
});
export const cancelled = (date: string, classId = 1): Cancellation => ({ classId, date });
export const replaced = (originalDate: string, newDate: string, from = 1, to = 2): IndividualChange => ({
  originalClassId: from,
  originalDate,
  newClassId: to,
  newDate,
  until: null,
});

export interface ClassCase {
  classes?: ScheduledClass[];
  week?: string;
  cancellations?: Cancellation[];
  classChanges?: ClassChange[];
}
export const weekOf = ({
  classes = [monday],
  week = weekStart,
  cancellations = [],
  classChanges = [],
}: ClassCase) =>
  occurrencesOf({ classes, cancellations, classChanges }, { from: week, to: addDays(week, 6) });

/** `class@date start change`, short enough for a table. */
export const brief = (occurrences: ReturnType<typeof weekOf>) =>
  occurrences.map((one) => `${one.classId}@${one.date} ${one.startTime} ${one.change}`);
