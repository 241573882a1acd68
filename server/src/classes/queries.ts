import { today, weekdays, type Weekday } from '@portal/shared-api/calendar';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { branches } from '../database/schema/branches.ts';
import { classEnrollments, classes } from '../database/schema/classes.ts';
import { students } from '../database/schema/students.ts';
import { subjects } from '../database/schema/subjects.ts';
import { hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { teachersOfClass } from '../timetable/queries.ts';

const isMemberOn = (day: string) =>
  sql`stay.from_date <= ${day} and (stay.until_date is null or stay.until_date > ${day})`;

const row = () => ({
  id: classes.id,
  subject: { id: subjects.id, name: subjects.name },
  education_level: subjects.educationLevel,
  branch: { id: branches.id, branch_name: branches.name },
  teachers: teachersOfClass,
  class_day: classes.classDay,
  start_time: classes.startTime,
  end_time: classes.endTime,
  commence_date: classes.commenceDate,
  conclude_date: classes.concludeDate,
  is_online: sql<0 | 1>`(${classes.mode} = 'online')::int`,
  is_hybrid: sql<0 | 1>`(${classes.mode} = 'hybrid')::int`,
  students: sql<number>`(select count(*)::int from class_enrollments stay
    where stay.class_id = ${classes.id} and ${isMemberOn(today())})`,
  deleted_at: sql<string | null>`to_json(${classes.deletedAt}) #>> '{}'`,
  version: classes.version,
});

const selectRows = (database: Queryable) =>
  database
    .select(row())
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .innerJoin(branches, eq(branches.id, classes.branchId));

/** The place of the class's day in the week. */
const dayOfWeek = sql`array_position(array[${sql.join(
  weekdays.map((day) => sql`${day}`),
  sql`, `,
)}]::text[], ${classes.classDay})`;
const inOrder = [
  sql`${classes.deletedAt} is not null`,
  asc(subjects.name),
  dayOfWeek,
  asc(classes.startTime),
  asc(classes.id),
];

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
    day ? eq(classes.classDay, day) : undefined,
    subject ? eq(classes.subjectId, subject) : undefined,
    branch ? eq(classes.branchId, branch) : undefined,
  );

/** One page of the classes an admin may see. Unpaginated, for selections, it has all that are not deleted. */
export async function classList(
  database: Queryable,
  caller: Caller,
  { page, unpaginated, ...filter }: Filter & { page: number; unpaginated: boolean },
) {
  const wanted = matching(caller, filter);
  if (unpaginated) {
    const data = await selectRows(database)
      .where(and(wanted, isNull(classes.deletedAt)))
      .orderBy(...inOrder);
    return { data, last_page: 1 };
  }
  const total = database
    .select({ rows: sql<number>`count(*)` })
    .from(classes)
    .innerJoin(subjects, eq(subjects.id, classes.subjectId))
    .where(wanted)
    .then(([counted]) => counted!.rows);
  return paged(
    page,
    selectRows(database)
      .where(wanted)
      .orderBy(...inOrder),
    total,
  );
}

export async function foundClasses(database: Queryable, caller: Caller, term: string, filter: Filter) {
  const rows = await selectRows(database)
    .where(and(matching(caller, filter), hasWords(subjects.searchText, term)))
    .orderBy(...inOrder)
    .limit(SEARCH_LIMIT + 1);
  return { data: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}

const alive = (caller: Caller, wanted: SQL) =>
  and(wanted, isNull(classes.deletedAt), withinBranch(caller, classes.branchId));

export const classesOfSubject = (database: Queryable, caller: Caller, subjectId: number) =>
  selectRows(database)
    .where(alive(caller, eq(classes.subjectId, subjectId)))
    .orderBy(...inOrder);

export const findClass = async (database: Queryable, caller: Caller, id: number) =>
  (await selectRows(database).where(alive(caller, eq(classes.id, id))))[0];

/** Who is in a class today, by name. */
export const studentsOf = (database: Queryable, classId: number) =>
  database
    .selectDistinct({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      education_level: students.educationLevel,
    })
    .from(classEnrollments)
    .innerJoin(students, eq(students.id, classEnrollments.studentId))
    .where(
      and(
        eq(classEnrollments.classId, classId),
        sql`${classEnrollments.fromDate} <= ${today()}`,
        sql`(${classEnrollments.untilDate} is null or ${classEnrollments.untilDate} > ${today()})`,
      ),
    )
    .orderBy(asc(students.name), asc(students.id));
