import { today, type Weekday } from '@portal/shared-api/calendar';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { paged, type Limits } from '../database/paging.ts';
import { branches } from '../database/schema/branches.ts';
import { classes } from '../database/schema/classes.ts';
import type { students } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';
import { hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { comingSchedules, earlierSchedules, inForce, isOfClass, placeInWeek } from './in-force.ts';
import { coversToday, isMemberFrom } from './members.ts';
import { isClass, teacherIdsOfClass, teachersOfClass } from './teaching.ts';

const columns = {
  id: classes.id,
  subject_id: classes.subjectId,
  education_level: subjects.educationLevel,
  branch_id: classes.branchId,
  branch: { id: branches.id, branch_name: branches.name },
  teacher_ids: teacherIdsOfClass,
  teachers: teachersOfClass,
  commence_date: classes.commenceDate,
  conclude_date: classes.concludeDate,
  is_online: sql<0 | 1>`(${classes.mode} = 'online')::int`,
  is_hybrid: sql<0 | 1>`(${classes.mode} = 'hybrid')::int`,
};
/** Depends on today's date, so it is built for each call. */
const scheduled = () => ({ ...inForce(), coming: comingSchedules() });

const row = () => ({
  ...columns,
  ...scheduled(),
  subject: { id: subjects.id, name: subjects.name },
  students: sql<number>`(select count(*)::int from class_enrollments stay
    where stay.class_id = ${classes.id} and ${coversToday()})`,
  deleted_at: sql<string | null>`to_json(${classes.deletedAt}) #>> '{}'`,
  version: classes.version,
});

const selectRows = (database: Queryable) =>
  database
    .select(row())
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .innerJoin(branches, eq(branches.id, classes.branchId))
    .leftJoin(earlierSchedules(), isOfClass());

const weekOrder = () => {
  const { class_day, start_time } = inForce();
  return [placeInWeek(class_day), start_time, asc(classes.id)];
};
const inOrder = () => [sql`${classes.deletedAt} is not null`, asc(subjects.name), ...weekOrder()];

interface Filter {
  education_level?: EducationLevel | undefined;
  day?: Weekday | undefined;
  subject?: number | undefined;
  branch?: number | undefined;
}

const matching = (caller: Caller, { education_level, day, subject, branch }: Filter) =>
  and(
    withinBranch(caller, classes.branchId),
    education_level ? eq(subjects.educationLevel, education_level) : undefined,
    day ? eq(inForce().class_day, day) : undefined,
    subject ? eq(classes.subjectId, subject) : undefined,
    branch ? eq(classes.branchId, branch) : undefined,
  );

/**
 * One page of the classes an admin may see. Unpaginated, for selections, it returns all that are not deleted or, for
 * what took place, that have attendance too.
 */
export async function classList(
  database: Queryable,
  caller: Caller,
  {
    page,
    unpaginated,
    attended,
    ...filter
  }: Filter & { page: number; unpaginated: boolean; attended: boolean },
) {
  const condition = matching(caller, filter);
  if (unpaginated) {
    const data = await selectRows(database)
      .where(and(condition, isClass(attended ? 'attended' : 'existing')))
      .orderBy(...inOrder());
    return { data, last_page: 1 };
  }
  const total = database
    .select({ rows: sql<number>`count(*)` })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .leftJoin(earlierSchedules(), isOfClass())
    .where(condition)
    .then(([count]) => count!.rows);
  // Extra columns are only looked up for the rows of the page.
  const ofPage = ({ limit, offset }: Limits) =>
    database
      .select({ id: classes.id })
      .from(classes)
      .innerJoin(subjects, eq(subjects.id, classes.subjectId))
      .leftJoin(earlierSchedules(), isOfClass())
      .where(condition)
      .orderBy(...inOrder())
      .limit(limit)
      .offset(offset);
  return paged(
    page,
    (limits) =>
      selectRows(database)
        .where(inArray(classes.id, ofPage(limits)))
        .orderBy(...inOrder()),
    total,
  );
}

export async function foundClasses(database: Queryable, caller: Caller, term: string, filter: Filter) {
  const rows = await selectRows(database)
    .where(and(matching(caller, filter), hasWords(subjects.searchText, term)))
    .orderBy(...inOrder())
    .limit(SEARCH_LIMIT + 1);
  return { data: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}

const existing = (caller: Caller, condition: SQL) =>
  and(condition, isClass('existing'), withinBranch(caller, classes.branchId));

/** Includes deleted classes that have attendance to look up or correct. */
export const classesOfSubject = (database: Queryable, caller: Caller, subjectId: number) =>
  selectRows(database)
    .where(and(eq(classes.subjectId, subjectId), withinBranch(caller, classes.branchId), isClass('attended')))
    .orderBy(...inOrder());

export const findClass = async (database: Queryable, caller: Caller, id: number) =>
  (await selectRows(database).where(existing(caller, eq(classes.id, id))))[0];

/** Classes that have not ended, in order of the week, as shown in lists on other screens. */
export const runningClasses = (database: Queryable, condition: SQL | undefined) =>
  database
    .select({
      ...columns,
      ...scheduled(),
      subject: {
        id: subjects.id,
        name: subjects.name,
        is_elective: sql<0 | 1>`${subjects.isElective}::int`,
      },
    })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .innerJoin(branches, eq(branches.id, classes.branchId))
    .leftJoin(earlierSchedules(), isOfClass())
    .where(and(isClass('running'), condition))
    .orderBy(...weekOrder());

/** The running classes that a student is in. */
export const classesOfStudent = (database: Queryable, studentId: number) =>
  runningClasses(database, isMemberFrom(today(), studentId));

/** What a student can be added to: running classes of the student's level and branch. */
export const classesToJoin = (
  database: Queryable,
  student: Pick<typeof students.$inferSelect, 'id' | 'branchId' | 'educationLevel'>,
) =>
  runningClasses(
    database,
    and(
      eq(classes.branchId, student.branchId),
      eq(subjects.educationLevel, student.educationLevel),
      sql`not ${isMemberFrom(today(), student.id)}`,
    ),
  );
