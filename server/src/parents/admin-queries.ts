import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { countLimit, paged, type Limits } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { nameOrder } from '../database/schema/columns.ts';
import { parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import { beginsWith, collected, hasAddress, hasWords } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { branchScope } from '../http/permissions.ts';
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

/** Addresses are searched among addresses, anything else among names, phone numbers and ICs. Each has its index. */
const matching = (database: Database, term: string) =>
  term.includes('@')
    ? inArray(
        parents.accountId,
        database.select({ id: accounts.id }).from(accounts).where(hasAddress('parent', term)),
      )
    : hasWords(parents.searchText, term);

const countOf = (database: Database, where: SQL | undefined, limit: number) =>
  database.$count(
    database
      .select({ one: sql`1`.as('one') })
      .from(parents)
      .where(where)
      .limit(limit)
      .as('counted'),
  );

/** The first matches in their order, as far as they are counted: page and count ask for a parent's children only once. */
const idsOf = async (database: Database, where: SQL | undefined, order: SQL, limit: number) =>
  (
    await database
      .select({ id: parents.id })
      .from(parents)
      .where(where)
      .orderBy(order, asc(parents.id))
      .limit(limit)
  ).map(({ id }) => id);

/**
 * The IDs a search finds, in its order. If very many names start with the term, only those are listed: all other matches
 * would have to be sorted.
 */
async function search(
  database: Database,
  reachable: SQL | undefined,
  term: string,
  { most, many }: { most: number; many: number },
) {
  if (!/[\d@]/.test(term)) {
    const beginning = and(reachable, beginsWith(parents.searchText, term));
    const ids = await idsOf(database, beginning, nameOrder(parents.searchText), most);
    if (ids.length >= many) return ids;
  }
  return idsOf(database, and(reachable, matching(database, term)), collected(parents.name), most);
}

/** Parents by name: one page, or the first ones of all. The page is found first, then its rows are read. */
export async function listParents(
  database: Database,
  caller: Caller,
  { page, unpaginated, search: term, excludeDeleted }: Filter & { page: number; unpaginated: boolean },
) {
  const reachable = and(excludeDeleted ? isPresent : undefined, withinReach(caller));
  // whose children are of the branch is asked for each parent that is counted
  const isLimited = branchScope(caller) !== null;
  const kind = isLimited ? 'costlySearch' : 'search';
  const counts = { most: countLimit(page, kind), many: countLimit(0, kind) };
  const found = term ? await search(database, reachable, term, counts) : undefined;
  const rowsOf = ({ limit, offset }: Limits) =>
    database
      .select({ ...row, deletedAt: accounts.deletedAt })
      .from(parents)
      .innerJoin(accounts, eq(accounts.id, parents.accountId))
      .where(
        inArray(
          parents.id,
          found
            ? found.slice(offset, offset + limit)
            : database
                .select({ id: parents.id })
                .from(parents)
                .where(reachable)
                .orderBy(asc(parents.name), asc(parents.id))
                .limit(limit)
                .offset(offset),
        ),
      )
      .orderBy(asc(parents.name), asc(parents.id));
  if (!unpaginated)
    return paged(
      page,
      rowsOf,
      found
        ? Promise.resolve(found.length)
        : countOf(database, reachable, countLimit(page, isLimited ? 'search' : 'list')),
    );
  const data = await rowsOf({ limit: SEARCH_LIMIT + 1, offset: 0 });
  return { data: data.slice(0, SEARCH_LIMIT), last_page: 1, total: data.length };
}

/** Everything about one parent. Children of another branch are only counted. */
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
