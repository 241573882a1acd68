import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { isApiError, type ApiClient, type ApiError, type CallOptions } from './client.ts';
import type { Args, Endpoint, Result } from './endpoint.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Provides the bound client to every area. Rendered once, by the shell. */
export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
);

/** The bound API client, for calls that are neither query nor mutation (opening a file). */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi needs an ApiProvider');
  return client;
}

interface QueryOptions {
  enabled?: boolean;
  /** Polling interval in milliseconds while the screen is open. */
  refetchInterval?: number;
  staleTime?: number;
  /** Refetch when the screen opens, however fresh the cache: editing starts from what is stored. */
  anew?: boolean;
  /** Keep showing the previous page or filter while the next one loads. */
  keepPrevious?: boolean;
}

/**
 * The query of one endpoint. Its key is the endpoint's name and arguments, so that `useApiMutation`'s `refreshes` finds
 * it, and a page what was asked for ahead of it.
 */
export const queryOf = <E extends Endpoint>(api: ApiClient, definition: E, args: Args<E>) => ({
  queryKey: [...definition.name.split('.'), args],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    (api.call as (d: E, a: Args<E>, o: CallOptions) => Promise<Result<E>>)(definition, args, { signal }),
});

/** Reads one endpoint. Loading, failure and retries come from TanStack Query. */
export function useApiQuery<E extends Endpoint>(
  definition: E,
  args: Args<E>,
  { keepPrevious, anew, ...options }: QueryOptions = {},
): UseQueryResult<Result<E>, ApiError> {
  const api = useApi();
  return useQuery<Result<E>, ApiError>({
    ...queryOf(api, definition, args),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(anew ? { refetchOnMount: 'always' } : {}),
    ...options,
  });
}

/** Resources whose answers include data of another: open months, pending counts, a student's credit, a branch's name. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  payments: ['outstanding', 'parents', 'presets', 'students'],
  students: ['outstanding'],
  branches: [
    ...[
      'approvals',
      'attendance',
      'classes',
      'enrollment',
      'outstanding',
      'payments',
      'profiles',
      'students',
    ],
    ...['time-changes', 'timetable'],
  ],
};

/**
 * Refetches all open queries of some resources (`['payments']`) and of those that include their data, after a change
 * or when the screen turns out to be outdated.
 */
export function useRefresh(): (resources: readonly string[]) => Promise<void> {
  const queries = useQueryClient();
  return async (resources) => {
    const all = new Set(resources.flatMap((resource) => [resource, ...(toldBy[resource] ?? [])]));
    await Promise.all([...all].map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  };
}

export type MutationInput<E extends Endpoint> = Args<E> & { options?: CallOptions };

/**
 * Calls one endpoint that changes something. `refreshes` names the resources refetched afterwards (`['payments',
 * 'students']`), in addition to the endpoint's own and those that include its data.
 */
export function useApiMutation<E extends Endpoint>(
  definition: E,
  refreshes: readonly string[] = [],
): UseMutationResult<Result<E>, ApiError, MutationInput<E>> {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation<Result<E>, ApiError, MutationInput<E>>({
    mutationFn: ({ options, ...args }) =>
      (api.call as (d: E, a: unknown, o?: CallOptions) => Promise<Result<E>>)(definition, args, options),
    // Without a connection, a mutation fails at once rather than being held back silently.
    networkMode: 'always',
    onSuccess: () => refresh([definition.name.split('.')[0]!, ...refreshes]),
    // A refusal may mean that the lists are outdated too. The caller does not wait for their refresh.
    onError: (error) => {
      if (isApiError(error) && error.code === 'changed_meanwhile')
        void refresh([definition.name.split('.')[0]!, ...refreshes]);
    },
  });
}

/** Like `useApiMutation`, for a call with a file: `progress` is 0 to 1 while it is running, else undefined. */
export function useUpload<E extends Endpoint>(definition: E, refreshes: readonly string[] = []) {
  const { mutateAsync } = useApiMutation(definition, refreshes);
  const [progress, setProgress] = useState<number>();
  const upload = async (input: MutationInput<E>): Promise<Result<E>> => {
    try {
      return await mutateAsync({ ...input, options: { ...input.options, onProgress: setProgress } });
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress };
}
