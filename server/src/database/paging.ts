import { lastPage, PAGE_SIZE } from '@portal/shared-api/paging';

export interface Limits {
  limit: number;
  offset: number;
}

/**
 * Rows are counted only this many pages beyond the current one. Nobody skips forty pages at a time, and counting a full
 * list for every page is slow.
 */
const COUNTED = { list: 40, search: 10, costlySearch: 4 };

/** How far to count. A costly search looks something up for every row. */
export const countLimit = (page: number, kind: keyof typeof COUNTED = 'list'): number =>
  (page + COUNTED[kind]) * PAGE_SIZE;

/** A query up to `where` and `orderBy`. */
interface Unlimited<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** A page as endpoints return it. */
export interface Page<Row> {
  data: Row[];
  last_page: number;
  total: number;
}

/**
 * One page of a list and the number of pages. `rows` is the query, or a function that places limit and offset itself;
 * `total` counts without them, usually `database.$count(table, where)`.
 */
export async function paged<Row>(
  page: number,
  rows: Unlimited<Row> | ((limits: Limits) => PromiseLike<Row[]>),
  total: PromiseLike<number>,
): Promise<Page<Row>> {
  const limits = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const [data, count] = await Promise.all([
    typeof rows === 'function' ? rows(limits) : rows.limit(limits.limit).offset(limits.offset),
    total,
  ]);
  return { data, last_page: lastPage(count), total: count };
}
