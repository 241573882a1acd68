import type { Occurrence } from './occurrences.ts';

/** Where an occurrence is to be; it is named as in `Occurrence`. */
export type Slot = Pick<Occurrence, 'classId' | 'scheduledDate' | 'date' | 'startTime' | 'endTime'>;

/** Whether nobody can be in both; back-to-back is no clash (decision 29). */
const overlap = (a: Slot, b: Slot): boolean =>
  a.date === b.date && a.startTime < b.endTime && b.startTime < a.endTime;

const isSame = (a: Slot, b: Slot): boolean => a.classId === b.classId && a.scheduledDate === b.scheduledDate;

/** What of the occurrences is in the way of a slot; never the occurrence itself, and nothing that was cancelled. */
export const inTheWay = (wanted: Slot, occurrences: readonly Occurrence[]): Occurrence[] =>
  occurrences.filter((one) => !one.cancelled && !isSame(wanted, one) && overlap(wanted, one));
