import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { nameOrder } from '../database/schema/columns.ts';
import { students } from '../database/schema/students.ts';
import { beginsWith, collected, hasWords, wordsOf } from '../database/search.ts';
import type { Caller } from '../http/caller.ts';
import { matching, selectRows, valuesOf, type Filter } from './queries.ts';

interface Found {
  where: SQL | undefined;
  /** The order that finds the first ones, and what precedes the name where they are shown. */
  order: SQL[];
  first?: SQL[];
}

/** The first students of a search, plus one, by name. */
function findStudents(database: Database, { where, order, first = [] }: Found) {
  const found = database
    .select({ id: students.id })
    .from(students)
    .where(where)
    .orderBy(...first, ...order, asc(students.id))
    .limit(SEARCH_LIMIT + 1)
    .as('found');
  return selectRows(database)
    .innerJoin(found, eq(found.id, students.id))
    .orderBy(...first, asc(students.name), asc(students.id));
}

/** Those whose name starts with the words, if they alone fill the list; an index by name finds them. */
async function findFrequent(database: Database, where: SQL | undefined, words: readonly string[]) {
  if (words.length === 0 || words.some((word) => /\d/.test(word))) return undefined;
  const beginning = and(where, beginsWith(students.searchText, words.join(' ')));
  const rows = await findStudents(database, { where: beginning, order: [nameOrder(students.searchText)] });
  return rows.length > SEARCH_LIMIT ? rows : undefined;
}

/** Names that start with the words rank above those that contain them, and are not cut off after them. */
const beginnersFirst = (words: readonly string[]): SQL[] =>
  words.length > 0 ? [desc(beginsWith(students.searchText, words.join(' ')))] : [];

/**
 * Active students whose name or ID has every word of the term; an exact ID comes first. `SS` is part of every ID and
 * lists everybody, like an empty search.
 */
export async function searchStudents(database: Database, caller: Caller, term: string, filter: Filter) {
  const words = wordsOf(term).filter((word) => word.toLowerCase() !== 'ss');
  const id = words.find((word) => /^(ss)?\d+$/i.test(word));
  const isFirst = id ? [desc(eq(students.studentId, `SS${id.replace(/^ss/i, '')}`))] : [];
  const wanted = matching(valuesOf(caller, filter));
  const rows =
    (await findFrequent(database, wanted, words)) ??
    (await findStudents(database, {
      where: and(wanted, hasWords(students.searchText, words.join(' '))),
      order: [words.length > 0 ? collected(students.name) : asc(students.name)],
      first: [...isFirst, ...beginnersFirst(words)],
    }));
  return { rows: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}

/** Active students whose name has every word. IDs do not count here. */
export async function studentsByName(database: Database, caller: Caller, name: string) {
  const words = wordsOf(name);
  const inName = words.map((word) => sql`position(search_key(${word}) in search_key(${students.name})) > 0`);
  const wanted = and(matching(valuesOf(caller, {})), ...inName);
  const rows =
    (await findFrequent(database, wanted, words)) ??
    (await findStudents(database, {
      where: and(wanted, hasWords(students.searchText, name)),
      order: [collected(students.name)],
      first: beginnersFirst(words),
    }));
  return { data: rows.slice(0, SEARCH_LIMIT), truncated: rows.length > SEARCH_LIMIT };
}
