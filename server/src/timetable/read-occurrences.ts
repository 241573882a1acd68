import type { Queryable } from '../database/connect.ts';
import {
  attendedBy,
  plannedOccurrences,
  rosterOf,
  type IndividualChange,
  type Membership,
  type Occurrence,
  type StudentStays,
} from './occurrences.ts';
import {
  cancellationsOf,
  classChangesOf,
  individualChangesOf,
  membershipsOf,
  studentsOfClasses,
  timetableClasses,
  type Chosen,
} from './queries.ts';
import { isScheduledOn, type Range } from './schedules.ts';

/** The occurrences of some classes, the cancelled ones too: three queries, however many classes there are. */
export async function readPlanned(database: Queryable, chosen: Chosen, range: Range) {
  const [classes, cancellations, classChanges] = await Promise.all([
    timetableClasses(database, chosen),
    cancellationsOf(database, chosen, range),
    classChangesOf(database, chosen, range),
  ]);
  return { classes, occurrences: plannedOccurrences({ classes, cancellations, classChanges }, range) };
}

const takesPlace = ({ cancelled }: Occurrence): boolean => !cancelled;

/** What really happens in some classes. */
export async function readOccurrences(database: Queryable, chosen: Chosen, range: Range) {
  const { classes, occurrences } = await readPlanned(database, chosen, range);
  return { classes, occurrences: occurrences.filter(takesPlace) };
}

type Stays = StudentStays & { memberships: Membership[]; individualChanges: IndividualChange[] };

/** Where each of some students belongs: two queries, however many students there are. */
export async function readStays(database: Queryable, students: Chosen): Promise<Map<number, StudentStays>> {
  const [memberships, changes] = await Promise.all([
    membershipsOf(database, students),
    individualChangesOf(database, students),
  ]);
  const stays = new Map<number, Stays>();
  const of = (studentId: number): Stays => {
    const known = stays.get(studentId) ?? { memberships: [], individualChanges: [] };
    stays.set(studentId, known);
    return known;
  };
  for (const { studentId, ...membership } of memberships) of(studentId).memberships.push(membership);
  for (const { studentId, ...change } of changes) of(studentId).individualChanges.push(change);
  return stays;
}

/** What some students attend, the cancelled ones too; by student, with the classes it is in. */
export async function readPlannedOfStudents(database: Queryable, students: Chosen, range: Range) {
  const stays = await readStays(database, students);
  const classIds = new Set(
    [...stays.values()].flatMap(({ memberships, individualChanges }) => [
      ...memberships.map(({ classId }) => classId),
      ...individualChanges.map(({ newClassId }) => newClassId),
    ]),
  );
  const { classes, occurrences } = await readPlanned(database, [...classIds], range);
  const byStudent = new Map(
    [...stays].map(([studentId, own]) => [studentId, attendedBy(own, occurrences, classes)]),
  );
  return { classes, byStudent };
}

/** The week of a student, or the days of any range, with what was cancelled of it. */
export async function readPlannedOfStudent(database: Queryable, studentId: number, range: Range) {
  const { classes, byStudent } = await readPlannedOfStudents(database, [studentId], range);
  return { classes, occurrences: byStudent.get(studentId) ?? [] };
}

/** What a student really attends within a range. */
export async function readOccurrencesOfStudent(database: Queryable, studentId: number, range: Range) {
  const { classes, occurrences } = await readPlannedOfStudent(database, studentId, range);
  return { classes, occurrences: occurrences.filter(takesPlace) };
}

/**
 * The occurrences of a class within a range with the students of each: who belonged there on that very day, whoever
 * joined or left since (decision 33).
 */
export async function readRosters(database: Queryable, classId: number, range: Range) {
  const [{ classes, occurrences }, stays] = await Promise.all([
    readOccurrences(database, [classId], range),
    readStays(database, studentsOfClasses(database, [classId])),
  ]);
  const [itsClass] = classes;
  return {
    itsClass,
    rosters: occurrences.map((occurrence) => ({
      occurrence,
      students: itsClass ? rosterOf(occurrence, itsClass, stays) : [],
    })),
  };
}

/**
 * The occurrence of a class that a date means: the one that the schedule gives the date, wherever it was moved to, or
 * the one that takes place on it. Undefined when there is none, a cancelled one has `cancelled`.
 */
export async function findOccurrence(database: Queryable, classId: number, date: string) {
  const changes = await classChangesOf(database, [classId], { from: date, to: date });
  const days = [date, ...changes.map(({ newDate }) => newDate)].sort();
  const { classes, occurrences } = await readPlanned(database, [classId], {
    from: days[0]!,
    to: days.at(-1)!,
  });
  const [itsClass] = classes;
  return {
    itsClass,
    occurrence:
      occurrences.find(({ scheduledDate }) => scheduledDate === date) ??
      occurrences.find((one) => one.date === date && itsClass && !isScheduledOn(itsClass, date)),
  };
}
