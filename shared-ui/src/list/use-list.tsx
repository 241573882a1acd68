import { isPaged, type Args, type Endpoint, type Result } from '@portal/shared-api/endpoint';
import { z } from 'zod';
import { useLiveQuery } from '../hooks/use-live-query.tsx';
import { useFeedback } from '../layout/feedback.tsx';
import type { RowKey, TableSource } from '../table/table-types.ts';
import { useMarkedRow } from '../table/use-marked-row.tsx';
import { useListAddress, type Filter, type ListAddress } from './use-list-address.ts';
import type { Withheld } from './withheld.ts';

/** The rows returned by a list's endpoint. */
export type RowOf<E extends Endpoint> = Result<E> extends { data: readonly (infer Row)[] } ? Row : never;

interface ListOptions<S extends Endpoint> {
  /** The contract's filter schema; its `search` is the search box. */
  filters?: z.ZodObject;
  /** Filters that this person is not offered; `withheldFrom` names an admin's. An address that has them is read without. */
  withheld?: Withheld;
  /** Path parameters, and fixed query values. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** Another endpoint that returns all matches of a term at once. */
  search?: { endpoint: S; args: (term: string, filter: Filter) => Args<S> };
  /** If false, nothing is fetched and the list shows as loading. */
  enabled?: boolean;
}

export interface List<Row> extends ListAddress {
  source: TableSource<Row>;
  /** False if everything is returned at once. */
  pages: boolean;
  /** The search found more than it returned. */
  truncated: boolean;
  schema: z.ZodObject;
  /** The temporarily highlighted rows; `mark` highlights others. */
  marked: readonly RowKey[];
  mark: (...keys: RowKey[]) => void;
  /** Shows a success message and highlights its rows. */
  tell: (message: string, ...keys: RowKey[]) => void;
}

const noFilters = z.object({});

interface Answer<Row> {
  data: readonly Row[];
  last_page?: number;
  truncated?: boolean;
}

/**
 * The state of a list page: search, filters and page in the address, the endpoint's rows (refetched automatically),
 * the highlighted rows. An endpoint without a `page` parameter returns all rows. For `ListPage` or `ListView`.
 */
export function useList<E extends Endpoint, S extends Endpoint = E>(
  endpoint: E,
  { filters = noFilters, withheld, params, query, search, enabled = true }: ListOptions<S> = {},
): List<RowOf<E>> {
  const address = useListAddress(filters, withheld);
  const { term, filter, page } = address;
  const [marked, mark] = useMarkedRow();
  const { notify } = useFeedback();
  const pages = isPaged(endpoint);
  const isFound = search !== undefined && term !== '';

  const args = {
    ...(params ? { params } : {}),
    query: {
      ...query,
      ...filter,
      ...(pages ? { page } : {}),
      ...(term && !search ? { search: term } : {}),
    },
  } as unknown as Args<E>;
  const listed = useLiveQuery(endpoint, args, { enabled: enabled && !isFound });
  const found = useLiveQuery(
    search?.endpoint ?? (endpoint as unknown as S),
    search && isFound ? search.args(term, filter) : ({} as Args<S>),
    { enabled: enabled && isFound },
  );
  const source = (isFound ? found : listed) as unknown as TableSource<RowOf<E>>;
  const answer = source.data as Answer<RowOf<E>> | undefined;

  return {
    ...address,
    source,
    pages: pages && !isFound,
    truncated: answer?.truncated ?? false,
    schema: filters,
    marked,
    mark,
    tell: (message, ...keys) => {
      mark(...keys);
      notify('success', message);
    },
  };
}
