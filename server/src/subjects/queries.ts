import { today } from '@portal/shared-api/calendar';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, count, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { classes } from '../database/schema/classes.ts';
import { subjects } from '../database/schema/subjects.ts';
import { hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';

const row = {
  id: subjects.id,
  name: subjects.name,
  description: subjects.description,
  price: subjects.priceSen,
  education_level: subjects.educationLevel,
  is_elective: sql<0 | 1>`${subjects.isElective}::int`,
  image_path: sql<string | null>`case when ${subjects.imageKey} is not null
    then '/subjects/' || ${subjects.id} || '/image' end`,
  deleted_at: sql<string | null>`to_json(${subjects.deletedAt}) #>> '{}'`,
  version: subjects.version,
};

const selectRows = (database: Queryable) => database.select(row).from(subjects);
const byName = [sql`${subjects.deletedAt} is not null`, asc(subjects.name), asc(subjects.id)];

/** All of them, for selections: a centre has hundreds at most. */
export async function subjectList(
  database: Queryable,
  { page, excludeDeleted, unpaginated }: { page: number; excludeDeleted: boolean; unpaginated: boolean },
) {
  const wanted = excludeDeleted ? isNull(subjects.deletedAt) : undefined;
  const rows = selectRows(database)
    .where(wanted)
    .orderBy(...byName);
  if (unpaginated) return { data: await rows, last_page: 1 };
  return paged(page, rows, database.$count(subjects, wanted));
}

export async function foundSubjects(database: Queryable, term: string) {
  const rows = await selectRows(database)
    .where(hasWords(subjects.searchText, term))
    .orderBy(...byName)
    .limit(SEARCH_LIMIT + 1);
  return { data: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}

interface OfLevel {
  education_level?: EducationLevel | undefined;
  attended: boolean;
}

/** For selections, with the deleted ones whose attendance an admin may look up if `attended`. */
export function subjectsOfLevel(
  database: Queryable,
  caller: Caller,
  { education_level: level, attended }: OfLevel,
) {
  const { id, name, education_level, deleted_at } = row;
  const hasAttendance = sql`exists (select from ${classes}
    join attendance_sheets sheet on sheet.class_id = ${classes.id}
    where ${and(eq(classes.subjectId, subjects.id), withinBranch(caller, classes.branchId))})`;
  return database
    .select({ id, name, education_level, deleted_at })
    .from(subjects)
    .where(
      and(
        or(isNull(subjects.deletedAt), attended ? hasAttendance : undefined),
        level ? eq(subjects.educationLevel, level) : undefined,
      ),
    )
    .orderBy(...byName);
}

export const findSubject = async (database: Queryable, id: number) =>
  (await selectRows(database).where(and(eq(subjects.id, id), isNull(subjects.deletedAt))))[0];

/** Classes of the subject that are running or upcoming. */
export async function runningClassesOf(database: Queryable, subjectId: number): Promise<number> {
  const [found] = await database
    .select({ running: count() })
    .from(classes)
    .where(
      and(eq(classes.subjectId, subjectId), isNull(classes.deletedAt), gte(classes.concludeDate, today())),
    );
  return found!.running;
}
