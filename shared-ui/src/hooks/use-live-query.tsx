import type { ApiError } from '@portal/shared-api/client';
import type { Args, Endpoint, Result } from '@portal/shared-api/endpoint';
import { useApiQuery } from '@portal/shared-api/react';

/** TanStack Query pauses while the tab is hidden. */
const REFRESH_MS = 15_000;

interface LiveQuery<Data> {
  data: Data | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A list that refreshes itself. It dims only before different rows appear, not on every poll. */
export function useLiveQuery<E extends Endpoint>(
  definition: E,
  args: Args<E>,
  options: { enabled?: boolean } = {},
): LiveQuery<Result<E>> {
  const query = useApiQuery(definition, args, {
    keepPrevious: true,
    refetchInterval: REFRESH_MS,
    ...options,
  });
  return {
    data: query.data,
    error: query.error,
    isFetching: query.isFetching && (query.isPlaceholderData || query.isError),
    refetch: query.refetch,
  };
}
