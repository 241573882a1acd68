import { plannedOccurrences, type Occurrence } from './occurrences.ts';
import type { Range, ScheduledClass } from './schedules.ts';

/** Where an occurrence is to be; it is named as in `Occurrence`. */
export type Slot = Pick<Occurrence, 'classId' | 'scheduledDate' | 'date' | 'startTime' | 'endTime'>;

/** Whether nobody can be in both; back-to-back is no clash (decision 29). */
const overlap = (a: Slot, b: Slot): boolean =>
  a.date === b.date && a.startTime < b.endTime && b.startTime < a.endTime;

const isSame = (a: Slot, b: Slot): boolean => a.classId === b.classId && a.scheduledDate === b.scheduledDate;

/** What of the occurrences is in the way of a slot; never the occurrence itself, and nothing that was cancelled. */
export const inTheWay = (wanted: Slot, occurrences: readonly Occurrence[]): Occurrence[] =>
  occurrences.filter((one) => !one.cancelled && !isSame(wanted, one) && overlap(wanted, one));

/** Of each class those whose schedules put lessons at the same time on some day; what is moved or cancelled for once is no matter. */
export function overlappingSchedules(
  classes: readonly ScheduledClass[],
  range: Range,
): ReadonlyMap<number, ReadonlySet<number>> {
  const planned = plannedOccurrences({ classes, cancellations: [], classChanges: [] }, range);
  const overlapping = new Map(classes.map(({ id }) => [id, new Set<number>()]));
  for (const onDay of Map.groupBy(planned, ({ date }) => date).values())
    for (const one of onDay)
      for (const other of inTheWay(one, onDay)) overlapping.get(one.classId)!.add(other.classId);
  return overlapping;
}
