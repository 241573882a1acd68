import { lastPage, PAGE_SIZE } from '@portal/shared-api/paging';

export interface Limits {
  limit: number;
  offset: number;
}

/**
 * Rows are counted this far beyond the page that is shown: nobody leaves out forty pages at a time, and a list of everybody
 * would be counted whole for every page of it. Who searches types another word before they turn ten.
 */
export const countLimit = (page: number, isSearch = false): number =>
  (page + (isSearch ? 10 : 40)) * PAGE_SIZE;

/** A query as far as `where` and `orderBy`. */
interface Unlimited<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** A page as endpoints answer it, where their schema passes on what it names. */
export interface Page<Row> {
  data: Row[];
  last_page: number;
  total: number;
}

/**
 * One page of a list and how many there are. `rows` is the query, or a function that puts limit and offset where they
 * belong in it; `total` counts without them, mostly `database.$count(table, where)`.
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
