import { addDays, today } from '@portal/shared-api/calendar';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import type { RegisterableClass } from '@portal/shared-api/enrollment-requests';
import type { Queryable } from '../database/connect.ts';
import { classesOfStudent } from '../classes/queries.ts';
import { overlappingSchedules } from '../timetable/clashes.ts';
import { timetableClasses } from '../timetable/queries.ts';
import { registerable } from './queries.ts';

/** Lessons repeat weekly, so a year is enough. */
const DAYS = 366;

interface Place {
  branchId: number;
  educationLevel: EducationLevel;
}

/** The classes a student can ask for, each with those at the same time. */
export async function offeredTo(
  database: Queryable,
  studentId: number,
  place: Place,
): Promise<RegisterableClass[]> {
  const offered = await registerable(database, place);
  const attended = await classesOfStudent(database, studentId);
  const attends = new Set(attended.map(({ id }) => id));
  const named = new Map([...offered, ...attended].map(({ id, subject }) => [id, subject.name]));
  const from = today();
  const schedules = await timetableClasses(database, [...named.keys()]);
  const overlapping = overlappingSchedules(schedules, { from, to: addDays(from, DAYS) });
  return offered.map((one) => ({
    ...one,
    is_attended: attends.has(one.id),
    overlaps: [...(overlapping.get(one.id) ?? [])].map((id) => ({
      ...{ id, name: named.get(id)!, is_attended: attends.has(id) },
    })),
  }));
}
