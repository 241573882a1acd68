import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { countLimit, paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { teachers } from '../database/schema/teachers.ts';
import { collected, hasAddress, hasWords } from '../database/search.ts';

const row = {
  id: teachers.id,
  name: teachers.name,
  email: accounts.email,
  contact: teachers.phone,
  status: sql<'active' | 'suspend'>`case ${accounts.status} when 'active' then 'active' else 'suspend' end`,
};
/** Suspended teachers stay in the list; removed ones do not (decision 47). */
const present = ne(teachers.accountState, 'removed');

const selectRows = (database: Database) =>
  database.select(row).from(teachers).innerJoin(accounts, eq(accounts.id, teachers.accountId));

const byName = (database: Database) =>
  selectRows(database).where(present).orderBy(asc(teachers.name), asc(teachers.id));

/** One page of teachers by name. Only its rows are read with their account. */
export const listTeachers = (database: Database, page: number) =>
  paged(
    page,
    ({ limit, offset }) => {
      const shown = database
        .select({ id: teachers.id })
        .from(teachers)
        .where(present)
        .orderBy(asc(teachers.name), asc(teachers.id))
        .limit(limit)
        .offset(offset)
        .as('shown');
      return selectRows(database)
        .innerJoin(shown, eq(shown.id, teachers.id))
        .orderBy(asc(teachers.name), asc(teachers.id));
    },
    database.$count(
      database
        .select({ one: sql`1`.as('one') })
        .from(teachers)
        .where(present)
        .limit(countLimit(page))
        .as('counted'),
    ),
  );

/** All of them, for a selection. */
export const allTeachers = async (database: Database) => ({ data: await byName(database), last_page: 1 });

/**
 * Addresses are searched among addresses, anything else among names and phone numbers. The first ones are found by the
 * indexes of the search; only these are read with their account.
 */
export async function searchTeachers(database: Database, term: string) {
  const matching = term.includes('@')
    ? inArray(
        teachers.accountId,
        database.select({ id: accounts.id }).from(accounts).where(hasAddress('teacher', term)),
      )
    : hasWords(teachers.searchText, term);
  const found = database
    .select({ id: teachers.id })
    .from(teachers)
    .where(and(present, matching))
    .orderBy(collected(teachers.name), asc(teachers.id))
    .limit(SEARCH_LIMIT + 1)
    .as('found');
  const rows = await selectRows(database)
    .innerJoin(found, eq(found.id, teachers.id))
    .orderBy(asc(teachers.name), asc(teachers.id));
  return { data: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}

export async function teacherDetails(database: Database, id: number) {
  const [teacher] = await database
    .select({
      ...row,
      ic: teachers.ic,
      address: teachers.address,
      teacher_education_level: teachers.educationLevel,
      join_date: teachers.joinDate,
      version: teachers.version,
    })
    .from(teachers)
    .innerJoin(accounts, eq(accounts.id, teachers.accountId))
    .where(and(eq(teachers.id, id), present));
  return teacher;
}
