import { addDays } from '@portal/shared-api/calendar';
import { and, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import { slotsLeftBy } from './left-slots.ts';
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
  among,
  cancellationsOf,
  classChangesOf,
  individualChangesOf,
  membershipsOf,
  replaces,
  staysWithin,
  timetableClasses,
  type Chosen,
} from './queries.ts';
import { isScheduledOn, type Range } from './schedules.ts';

/**
 * The occurrences of some classes, including cancelled ones: three queries, however many classes. `reach` extends the
 * range for lessons that a change refers to.
 */
export async function readPlanned(database: Queryable, chosen: Chosen, range: Range, reach = range) {
  const classes = await timetableClasses(database, chosen);
  const cancellations = await cancellationsOf(database, chosen, reach);
  const classChanges = await classChangesOf(database, chosen, reach);
  const calendar = { classes, cancellations, classChanges };
  return { classes, calendar, occurrences: plannedOccurrences(calendar, range) };
}

const takesPlace = ({ cancelled }: Occurrence): boolean => !cancelled;

/** What really takes place in some classes. */
export async function readOccurrences(database: Queryable, chosen: Chosen, range: Range) {
  const { classes, occurrences } = await readPlanned(database, chosen, range);
  return { classes, occurrences: occurrences.filter(takesPlace) };
}

type Stays = StudentStays & { memberships: Membership[]; individualChanges: IndividualChange[] };

type Rows<Query extends (...args: never[]) => unknown> = Awaited<ReturnType<Query>>;

function byStudent(
  memberships: Rows<typeof membershipsOf>,
  changes: Rows<typeof individualChangesOf>,
): Map<number, StudentStays> {
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

/** Where each of some students belongs: two queries, however many students. */
export async function readStays(database: Queryable, students: Chosen): Promise<Map<number, StudentStays>> {
  const memberships = await membershipsOf(database, among(classEnrollments.studentId, students));
  return byStudent(
    memberships,
    await individualChangesOf(database, among(studentTimeChanges.studentId, students)),
  );
}

/**
 * What determines who belongs to some lessons: stays in their classes and replacements to or from them. Two queries,
 * however many lessons.
 */
export async function readRosterStays(
  database: Queryable,
  lessons: readonly Pick<Occurrence, 'classId' | 'date' | 'scheduledDate'>[],
): Promise<Map<number, StudentStays>> {
  if (!lessons.length) return new Map();
  const classIds = [...new Set(lessons.map(({ classId }) => classId))];
  const days = lessons.map(({ date }) => date).sort();
  const dates = [...new Set(lessons.flatMap(({ date, scheduledDate }) => [date, scheduledDate]))];
  const changes = await individualChangesOf(database, replaces({ classIds, dates }));
  const own = and(
    inArray(
      classEnrollments.studentId,
      changes.map(({ studentId }) => studentId),
    ),
    inArray(
      classEnrollments.classId,
      changes.map(({ originalClassId }) => originalClassId),
    ),
  );
  const within = staysWithin(classIds, { from: days[0]!, to: days.at(-1)! });
  return byStudent(await membershipsOf(database, changes.length ? or(within, own) : within), changes);
}

/** The range extended by the days that changes near it refer to, no further than a change can reach (decision 31). */
function reachOf(
  range: Range,
  changes: readonly Pick<IndividualChange, 'originalDate' | 'newDate'>[],
): Range {
  const [from, to] = [addDays(range.from, -60), addDays(range.to, 60)];
  const days = changes
    .flatMap(({ originalDate, newDate }) => [originalDate, newDate])
    .filter((date) => date >= from && date <= to);
  const inOrderOfDays = [range.from, range.to, ...days].sort();
  return { from: inOrderOfDays[0]!, to: inOrderOfDays.at(-1)! };
}

type Replaced = Pick<IndividualChange, 'newClassId' | 'originalDate' | 'newDate'>;

/**
 * What some students attend, including cancelled lessons, by student, with their classes and those of undone changes
 * if given.
 */
export async function readPlannedOfStudents(
  database: Queryable,
  students: Chosen,
  range: Range,
  takenBack: readonly Replaced[] = [],
) {
  const stays = await readStays(database, students);
  const all = [...stays.values()];
  const changes = [...all.flatMap(({ individualChanges }) => individualChanges), ...takenBack];
  const classIds = new Set([
    ...all.flatMap(({ memberships }) => memberships.map(({ classId }) => classId)),
    ...changes.map(({ newClassId }) => newClassId),
  ]);
  const { classes, calendar, occurrences } = await readPlanned(
    database,
    [...classIds],
    range,
    reachOf(range, changes),
  );
  const byStudent = new Map(
    [...stays].map(([studentId, own]) => [studentId, attendedBy(own, occurrences, classes)]),
  );
  return { classes, calendar, stays, byStudent };
}

/** The week of a student, or any range, with cancelled lessons and the slots the student was moved away from. */
export async function readPlannedOfStudent(database: Queryable, studentId: number, range: Range) {
  const { classes, calendar, stays, byStudent } = await readPlannedOfStudents(database, [studentId], range);
  const own = stays.get(studentId);
  return {
    classes,
    occurrences: byStudent.get(studentId) ?? [],
    left: own ? slotsLeftBy(own, calendar, range) : [],
  };
}

/** What a student really attends in a range. */
export async function readOccurrencesOfStudent(database: Queryable, studentId: number, range: Range) {
  const { classes, occurrences } = await readPlannedOfStudent(database, studentId, range);
  return { classes, occurrences: occurrences.filter(takesPlace) };
}

/**
 * The occurrences of a class in a range, each with its students: who belonged there on that day, whoever joined or
 * left since (decision 33).
 */
export async function readRosters(database: Queryable, classId: number, range: Range) {
  const { classes, occurrences } = await readOccurrences(database, [classId], range);
  const stays = await readRosterStays(database, occurrences);
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
 * The occurrence of a class that a date refers to: the one scheduled for it, wherever it was moved, or the one held
 * on it. Undefined if there is none; a cancelled one has `cancelled`.
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
