import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { countLimit, paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import { collected, escaped, hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { studentsOf } from '../students/access.ts';
import { childrenElsewhere, isPresent, withinReach } from './access.ts';

const row = {
  id: parents.id,
  name: parents.name,
  email: accounts.email,
  ic: parents.ic,
  contact_number: parents.phone,
};

interface Filter {
  search?: string | undefined;
  excludeDeleted: boolean;
}

/** An address is looked for among addresses, everything else in names, phone numbers and ICs; each has its index. */
const matching = (term: string | undefined) => {
  if (!term) return undefined;
  return term.includes('@')
    ? sql`${parents.accountId} in (select id from accounts
        where role = 'parent' and email like ${`%${escaped(term.toLowerCase())}%`})`
    : hasWords(parents.searchText, term);
};

const wanted = (caller: Caller, { search, excludeDeleted }: Filter) =>
  and(excludeDeleted ? isPresent : undefined, withinReach(caller), matching(search));

/** Parents by name: one page, or the first ones of all. The page is found first, and its rows are read then. */
export async function listParents(
  database: Database,
  caller: Caller,
  { page, unpaginated, ...filter }: Filter & { page: number; unpaginated: boolean },
) {
  const where = wanted(caller, filter);
  const rowsOf = ({ limit, offset }: { limit: number; offset: number }) => {
    const shown = database
      .select({ id: parents.id })
      .from(parents)
      .where(where)
      .orderBy(filter.search ? collected(parents.name) : asc(parents.name), asc(parents.id))
      .limit(limit)
      .offset(offset)
      .as('shown');
    return database
      .select({ ...row, deletedAt: accounts.deletedAt })
      .from(shown)
      .innerJoin(parents, eq(parents.id, shown.id))
      .innerJoin(accounts, eq(accounts.id, parents.accountId))
      .orderBy(asc(parents.name), asc(parents.id));
  };
  if (!unpaginated) {
    const counted = database
      .select({ one: sql`1`.as('one') })
      .from(parents)
      .where(where)
      .limit(countLimit(page))
      .as('counted');
    return paged(page, rowsOf, database.$count(counted));
  }
  const data = await rowsOf({ limit: SEARCH_LIMIT + 1, offset: 0 });
  return { data: data.slice(0, SEARCH_LIMIT), last_page: 1, total: data.length };
}

/** Everything of one parent. Children of another branch are counted, not named. */
export async function parentDetails(database: Database, caller: Caller, id: number) {
  const [[parent], children] = await Promise.all([
    database
      .select({ ...row, version: parents.version, other_branch_children: childrenElsewhere(caller) })
      .from(parents)
      .innerJoin(accounts, eq(accounts.id, parents.accountId))
      .where(and(eq(parents.id, id), isNull(accounts.deletedAt), withinReach(caller))),
    database
      .select({
        id: students.id,
        student_id: students.studentId,
        name: students.name,
        education_level: students.educationLevel,
        school: students.school,
      })
      .from(parentStudents)
      .innerJoin(students, eq(students.id, parentStudents.studentId))
      .where(and(eq(parentStudents.parentId, id), studentsOf(caller)))
      .orderBy(asc(students.name), asc(students.id)),
  ]);
  return parent && { ...parent, children };
}
