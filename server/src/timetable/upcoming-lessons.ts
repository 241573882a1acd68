import { addDays, inOrder, today } from '@portal/shared-api/calendar';
import type { Queryable } from '../database/connect.ts';
import { clashesOfStudents, clashesOfTeachers, type Clash } from './find-clashes.ts';
import { asAttended, type Occurrence } from './occurrences.ts';
import { timetableClasses } from './queries.ts';
import { readOccurrences, readRosterStays } from './read-occurrences.ts';
import { isSheetTaken } from './sheets.ts';

/** Lessons repeat weekly, so a year is enough. */
const DAYS = 366;

/** The lessons of a class from today, or from its first day, for a year. */
export async function upcomingLessons(database: Queryable, classId: number): Promise<Occurrence[]> {
  const [itsClass] = await timetableClasses(database, [classId]);
  const from = [today(), itsClass!.commenceDate].sort(inOrder).at(-1)!;
  return (await readOccurrences(database, [classId], { from, to: addDays(from, DAYS) })).occurrences;
}

/** The remaining lessons of a class, without one of today that has attendance. */
export async function openLessons(database: Queryable, classId: number): Promise<Occurrence[]> {
  const lessons = await upcomingLessons(database, classId);
  return (await isSheetTaken(database, classId, today()))
    ? lessons.filter(({ date }) => date > today())
    : lessons;
}

/** Whose time lessons of a class clash with: teachers, and the students of each day. */
export async function clashesOfLessons(
  database: Queryable,
  classId: number,
  lessons: readonly Occurrence[],
  teacherIds: readonly number[],
): Promise<Clash[]> {
  const [itsClass] = await timetableClasses(database, [classId]);
  const stays = await readRosterStays(database, lessons);
  const attended = [...stays].map(
    ([id, own]) => [id, lessons.filter((one) => asAttended(one, itsClass!, own))] as const,
  );
  const clashes = [
    ...(await clashesOfTeachers(database, lessons, teacherIds)),
    ...(await clashesOfStudents(database, new Map(attended))),
  ];
  return clashes.filter((clash) => clash.itsClass.id !== classId);
}

/** The clashes of a student who is about to join a class. */
export async function clashesOfJoining(database: Queryable, classId: number, studentId: number) {
  const lessons = await upcomingLessons(database, classId);
  return clashesOfStudents(database, new Map([[studentId, lessons]]));
}
