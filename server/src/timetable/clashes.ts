import { plannedOccurrences, type Occurrence } from './occurrences.ts';
import type { Range, ScheduledClass } from './schedules.ts';

/** A proposed time for an occurrence, named as in `Occurrence`. */
export type Slot = Pick<Occurrence, 'classId' | 'scheduledDate' | 'date' | 'startTime' | 'endTime'>;

/** Whether they overlap. Back-to-back is no clash (decision 29). */
const overlap = (a: Slot, b: Slot): boolean =>
  a.date === b.date && a.startTime < b.endTime && b.startTime < a.endTime;

const isSame = (a: Slot, b: Slot): boolean => a.classId === b.classId && a.scheduledDate === b.scheduledDate;

/** Occurrences that clash with a slot, without itself and without cancelled ones. */
export const inTheWay = (wanted: Slot, occurrences: readonly Occurrence[]): Occurrence[] =>
  occurrences.filter((one) => !one.cancelled && !isSame(wanted, one) && overlap(wanted, one));

/** For each class, those whose schedules overlap on some day. Single moves and cancellations are ignored. */
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
