import { inArray } from 'drizzle-orm';
import { classesTaughtBy } from '../classes/teaching.ts';
import type { Queryable } from '../database/connect.ts';
import { students } from '../database/schema/students.ts';
import { inTheWay, type Slot } from './clashes.ts';
import { rosterOf, type Occurrence } from './occurrences.ts';
import { timetableClasses, type TimetableClass } from './queries.ts';
import { readOccurrences, readPlannedOfStudents, readRosterStays } from './read-occurrences.ts';

/** Somebody who cannot be in two places, and the occurrence they clash with. */
export interface Clash {
  who: 'teacher' | 'student';
  id: number;
  name: string;
  occurrence: Occurrence;
  itsClass: TimetableClass;
}

/** All days of some slots. */
function daysOf(wanted: readonly Slot[]) {
  const dates = wanted.map(({ date }) => date).sort();
  return { from: dates[0]!, to: dates.at(-1)! };
}

/** What clashes with any of some slots. */
function inAnyWay(wanted: readonly Slot[], occurrences: readonly Occurrence[]): Occurrence[] {
  const byDate = Map.groupBy(occurrences, ({ date }) => date);
  return [...new Set(wanted.flatMap((slot) => inTheWay(slot, byDate.get(slot.date) ?? [])))];
}

/** Teachers' clashes if they had to be in all of some slots. */
export async function clashesOfTeachers(
  database: Queryable,
  wanted: readonly Slot[],
  ids: readonly number[],
): Promise<Clash[]> {
  if (!wanted.length || !ids.length) return [];
  const { classes, occurrences } = await readOccurrences(
    database,
    classesTaughtBy(database, ids, 'all'),
    daysOf(wanted),
  );
  return inAnyWay(wanted, occurrences).flatMap((occurrence) => {
    const itsClass = classes.find(({ id }) => id === occurrence.classId)!;
    return itsClass.teachers
      .filter(({ id }) => ids.includes(id))
      .map((teacher): Clash => ({ who: 'teacher', ...teacher, occurrence, itsClass }));
  });
}

/** Students' clashes, each with the slots listed for them. */
export async function clashesOfStudents(
  database: Queryable,
  wanted: ReadonlyMap<number, readonly Slot[]>,
): Promise<Clash[]> {
  const slots = [...wanted.values()].flat();
  if (!slots.length) return [];
  const { classes, byStudent } = await readPlannedOfStudents(database, [...wanted.keys()], daysOf(slots));
  const found = [...byStudent].flatMap(([id, occurrences]) =>
    inAnyWay(wanted.get(id) ?? [], occurrences).map((occurrence) => ({ id, occurrence })),
  );
  if (!found.length) return [];
  const named = await database
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(inArray(students.id, [...new Set(found.map(({ id }) => id))]));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return found.map(({ id, occurrence }): Clash => ({
    who: 'student',
    id,
    name: names.get(id)!,
    occurrence,
    itsClass: classes.find((one) => one.id === occurrence.classId)!,
  }));
}

/** Whose time a slot for one of a class's occurrences would clash with: its teachers, and the students of that day. */
export async function clashesOfClass(database: Queryable, wanted: Slot): Promise<Clash[]> {
  const [itsClass] = await timetableClasses(database, [wanted.classId]);
  const stays = await readRosterStays(database, [wanted]);
  if (!itsClass) return [];
  const moved: Occurrence = {
    ...wanted,
    change: 'class',
    originalDate: wanted.scheduledDate,
    cancelled: false,
  };
  const roster = rosterOf(moved, itsClass, stays).map(({ studentId }) => studentId);
  return [
    ...(await clashesOfTeachers(
      database,
      [wanted],
      itsClass.teachers.map(({ id }) => id),
    )),
    ...(await clashesOfStudents(database, new Map(roster.map((id) => [id, [wanted]])))),
  ];
}
