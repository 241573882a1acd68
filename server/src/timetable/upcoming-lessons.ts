import { addDays, inOrder, today } from '@portal/shared-api/calendar';
import type { Queryable } from '../database/connect.ts';
import { clashesOfStudents, clashesOfTeachers, type Clash } from './find-clashes.ts';
import { asAttended, type Occurrence } from './occurrences.ts';
import { timetableClasses } from './queries.ts';
import { readOccurrences, readRosterStays } from './read-occurrences.ts';
import { isSheetTaken } from './sheets.ts';

/** Lessons come back week after week, so what a year shows is enough. */
const DAYS = 366;

/** What a class holds from today on, or from its first day on, for a year. */
export async function upcomingLessons(database: Queryable, classId: number): Promise<Occurrence[]> {
  const [itsClass] = await timetableClasses(database, [classId]);
  const from = [today(), itsClass!.commenceDate].sort(inOrder).at(-1)!;
  return (await readOccurrences(database, [classId], { from, to: addDays(from, DAYS) })).occurrences;
}

/** What a class is still to hold: what is to come, but for a lesson of today whose attendance was taken. */
export async function openLessons(database: Queryable, classId: number): Promise<Occurrence[]> {
  const lessons = await upcomingLessons(database, classId);
  return (await isSheetTaken(database, classId, today()))
    ? lessons.filter(({ date }) => date > today())
    : lessons;
}

/** Whom lessons of a class put in two places: teachers, and who belongs to the class on each of the days. */
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

/** What is in the way of a student who is to join a class. */
export async function clashesOfJoining(database: Queryable, classId: number, studentId: number) {
  const lessons = await upcomingLessons(database, classId);
  return clashesOfStudents(database, new Map([[studentId, lessons]]));
}
