import { pageNumber } from '@portal/shared-api/paging';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useSearchParams } from '../router.tsx';
import { useLastAsked } from './use-last-asked.ts';
import type { Withheld } from './withheld.ts';

/** A list's filters as text, as in the address and the query. */
export type Filter = Record<string, string>;

/** What a list shows. */
export interface Place {
  term: string;
  page: number;
  filter: Filter;
}

/** A path cannot end in `.` or `..`, so they are not searched for. */
const searchable = (term: string): string => (/^\.{1,2}$/.test(term) ? '' : term);

const nothing: Withheld = {};

/**
 * The filters in an address. What the contract rejects (garbage, a reversed range) is ignored, and so is what this
 * person is not offered: a link may come from somebody who sees more.
 */
export function filterOf(
  address: URLSearchParams,
  schema: z.ZodObject,
  withheld: Withheld = nothing,
): Filter {
  const found: Filter = {};
  for (const key of Object.keys(schema.shape)) {
    const value = address.get(key)?.trim() ?? '';
    const barred = withheld[key] ?? [];
    if (key !== 'search' && value !== '' && barred !== 'all' && !barred.includes(value)) found[key] = value;
  }
  for (const { path } of schema.safeParse(found).error?.issues ?? []) delete found[String(path[0])];
  return found;
}

export interface ListAddress extends Place {
  /** Shows something else. A new search or filter starts at page 1. `inPlace` adds no history entry: for typing. */
  go: (change: Partial<Place>, inPlace?: boolean) => void;
}

/**
 * Search, filters and page are in the address, so a reload or shared link shows the same list. Other parameters, such
 * as the tab, are kept.
 */
export function useListAddress(schema: z.ZodObject, withheld = nothing): ListAddress {
  const [address, setAddress] = useSearchParams();
  const place = useMemo<Place>(
    () => ({
      term: searchable(address.get('search')?.trim() ?? ''),
      filter: filterOf(address, schema, withheld),
      page: pageNumber.parse(address.get('page') ?? 1),
    }),
    [address, schema, withheld],
  );
  const want = useLastAsked(place);

  const go = (change: Partial<Place>, inPlace = false) => {
    const { term, page, filter } = want((last) => ({ ...last, page: 1, ...change }));
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const key of ['search', 'page', ...Object.keys(schema.shape)]) next.delete(key);
        if (term) next.set('search', term);
        for (const [key, value] of Object.entries(filter)) next.set(key, value);
        if (page > 1) next.set('page', String(page));
        return next;
      },
      { replace: inPlace },
    );
  };
  return { ...place, go };
}
