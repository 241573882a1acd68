import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { calendarFeeds } from '../database/schema/calendar-feeds.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import { teachers } from '../database/schema/teachers.ts';
import { hashOfToken } from '../sessions/token.ts';
import { isNamed } from '../timetable/occurrences.ts';
import { classesTaughtBy } from '../classes/teaching.ts';
import { readPlanned, readPlannedOfStudents } from '../timetable/read-occurrences.ts';
import type { FeedLesson } from './feed-lesson.ts';
import { lessonsElsewhere, replacementsOf, revisionOf } from './replacements.ts';

export interface Feed {
  /** A parent has to see which child a lesson belongs to. */
  namesStudents: boolean;
  lessons: FeedLesson[];
}

/**
 * From four weeks back to half a year ahead, in whole weeks, so that the content only changes when something happens
 * or a new week begins.
 */
function rangeOfFeed() {
  const monday = mondayOf(today());
  return { from: addDays(monday, -28), to: addDays(monday, 26 * 7) };
}

async function lessonsOfStudents(database: Database, of: readonly { id: number; name: string }[]) {
  const ids = of.map(({ id }) => id);
  const range = rangeOfFeed();
  const replacements = await replacementsOf(database, ids);
  const { classes, calendar, stays, byStudent } = await readPlannedOfStudents(
    database,
    ids,
    range,
    replacements,
  );
  const byId = new Map(classes.map((one) => [one.id, one]));
  return of.flatMap((student) => {
    const attended = byStudent.get(student.id) ?? [];
    const own = replacements.filter(({ studentId }) => studentId === student.id);
    const memberships = stays.get(student.id)?.memberships ?? [];
    const elsewhere = lessonsElsewhere(own, { memberships, calendar, attended }).filter(
      ({ date }) => date >= range.from && date <= range.to,
    );
    return [...attended, ...elsewhere].map((occurrence): FeedLesson => {
      const itsClass = byId.get(occurrence.classId)!;
      const changes = own.filter(
        (one) =>
          isNamed(occurrence, itsClass, one.originalClassId, one.originalDate) ||
          isNamed(occurrence, itsClass, one.newClassId, one.newDate),
      );
      return { occurrence, itsClass, student, changes: changes.map(revisionOf) };
    });
  });
}

async function lessonsOfTeacher(database: Database, teacherId: number) {
  const { classes, occurrences } = await readPlanned(
    database,
    classesTaughtBy(database, teacherId, 'all'),
    rangeOfFeed(),
  );
  const byId = new Map(classes.map((one) => [one.id, one]));
  return occurrences.map((occurrence): FeedLesson => ({
    occurrence,
    itsClass: byId.get(occurrence.classId)!,
    student: null,
    changes: [],
  }));
}

/** The students behind an account: the student, or the children linked to the parent now. Only active ones. */
const studentsOfAccount = (database: Database, accountId: number, role: 'student' | 'parent') => {
  const selected = { id: students.id, name: students.name };
  const isHere = and(eq(accounts.status, 'active'), isNull(accounts.deletedAt));
  return role === 'student'
    ? database
        .select(selected)
        .from(students)
        .innerJoin(accounts, eq(accounts.id, students.accountId))
        .where(and(eq(students.accountId, accountId), isHere))
    : database
        .select(selected)
        .from(students)
        .innerJoin(accounts, eq(accounts.id, students.accountId))
        .where(
          and(
            isHere,
            inArray(
              students.id,
              database
                .select({ id: parentStudents.studentId })
                .from(parentStudents)
                .innerJoin(parents, eq(parents.id, parentStudents.parentId))
                .where(eq(parents.accountId, accountId)),
            ),
          ),
        )
        .orderBy(students.id);
};

/** The content of a calendar address; null if it was revoked or its owner no longer has a timetable. */
export async function readFeed(database: Database, token: string): Promise<Feed | null> {
  const [account] = await database
    .select({ id: accounts.id, role: accounts.role })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, hashOfToken(token)),
        eq(accounts.status, 'active'),
        isNull(accounts.deletedAt),
      ),
    );
  if (!account || account.role === 'admin') return null;
  const { id, role } = account;
  if (role === 'teacher') {
    const [teacher] = await database
      .select({ id: teachers.id })
      .from(teachers)
      .where(eq(teachers.accountId, id));
    return teacher ? { namesStudents: false, lessons: await lessonsOfTeacher(database, teacher.id) } : null;
  }
  const of = await studentsOfAccount(database, id, role);
  if (of.length === 0) return null;
  return { namesStudents: role === 'parent', lessons: await lessonsOfStudents(database, of) };
}
