import { today } from '@portal/shared-api/calendar';
import { canGoBack } from '../cancellations/visitors.ts';
import type { Queryable } from '../database/connect.ts';
import { findOccurrence } from '../timetable/read-occurrences.ts';
import type { ScheduledClass } from '../timetable/schedules.ts';
import { isSheetTaken } from '../timetable/sheets.ts';
import type { readAttached } from './attached.ts';
import { losingTheirDate } from './new-schedule.ts';

type Attached = Awaited<ReturnType<typeof readAttached>>;
type Visit = Attached['individualChanges'][number];

/** Whether a student has been at the lesson in place of their own, or may have been. */
async function isAttended(database: Queryable, { newClassId, newDate }: Visit): Promise<boolean> {
  const { occurrence } = await findOccurrence(database, newClassId, newDate);
  if (!occurrence) return false;
  return occurrence.date < today() || isSheetTaken(database, newClassId, occurrence.date);
}

/**
 * What an edit takes the date from. A student who was to come here and cannot go back to their own lesson is `stranded`:
 * as with a cancellation, the change is kept, because it is how they are found. Who has been elsewhere in place of a
 * lesson of this class stays there.
 */
export async function findLost(
  database: Queryable,
  before: ScheduledClass,
  after: ScheduledClass,
  attached: Attached,
) {
  const lost = losingTheirDate(before, after, attached);
  const individualChanges: Visit[] = [];
  const stranded: Visit[] = [];
  for (const visit of lost.individualChanges) {
    const { originalClassId: classId, originalDate: date } = visit;
    if (classId === before.id) {
      if (!(await isAttended(database, visit))) individualChanges.push(visit);
    } else if (await canGoBack(database, { classId, date })) individualChanges.push(visit);
    else stranded.push(visit);
  }
  return { ...lost, individualChanges, stranded };
}
