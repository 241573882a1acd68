import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { students } from '../database/schema/students.ts';
import { inTheWay, type Slot } from './clashes.ts';
import { rosterOf, type Occurrence } from './occurrences.ts';
import { studentsOfClasses, taughtBy, timetableClasses, type TimetableClass } from './queries.ts';
import { readOccurrences, readPlannedOfStudents, readStays } from './read-occurrences.ts';

/** Somebody who cannot be in two places, and the occurrence that is in the way. */
export interface Clash {
  who: 'teacher' | 'student';
  id: number;
  name: string;
  occurrence: Occurrence;
  itsClass: TimetableClass;
}

const dayOf = ({ date }: Slot) => ({ from: date, to: date });

async function ofTeachers(database: Queryable, wanted: Slot, teachers: TimetableClass['teachers']) {
  const ids = teachers.map(({ id }) => id);
  const { classes, occurrences } = await readOccurrences(database, taughtBy(database, ids), dayOf(wanted));
  return inTheWay(wanted, occurrences).flatMap((occurrence) => {
    const itsClass = classes.find(({ id }) => id === occurrence.classId)!;
    return itsClass.teachers
      .filter(({ id }) => ids.includes(id))
      .map((teacher): Clash => ({ who: 'teacher', ...teacher, occurrence, itsClass }));
  });
}

/** Where students would have to be in two places, if they had to be in a slot. */
export async function clashesOfStudents(database: Queryable, wanted: Slot, ids: readonly number[]) {
  if (!ids.length) return [];
  const { classes, byStudent } = await readPlannedOfStudents(database, ids, dayOf(wanted));
  const found = [...byStudent].flatMap(([id, occurrences]) =>
    inTheWay(wanted, occurrences).map((occurrence) => ({ id, occurrence })),
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

/** Whom of a class a slot for one of its occurrences would put in two places: its teachers, and who belongs to it that day. */
export async function clashesOfClass(database: Queryable, wanted: Slot): Promise<Clash[]> {
  const [[itsClass], stays] = await Promise.all([
    timetableClasses(database, [wanted.classId]),
    readStays(database, studentsOfClasses(database, [wanted.classId])),
  ]);
  if (!itsClass) return [];
  const moved: Occurrence = {
    ...wanted,
    change: 'class',
    originalDate: wanted.scheduledDate,
    cancelled: false,
  };
  const roster = rosterOf(moved, itsClass, stays).map(({ studentId }) => studentId);
  return [
    ...(await ofTeachers(database, wanted, itsClass.teachers)),
    ...(await clashesOfStudents(database, wanted, roster)),
  ];
}
