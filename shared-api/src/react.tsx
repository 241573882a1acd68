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

/** Hands the bound client to every area; the shell puts it up once. */
export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
);

/** The bound API client, for a call that is neither a query nor a mutation (opening a file). */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi needs an ApiProvider');
  return client;
}

interface QueryOptions {
  enabled?: boolean;
  /** Ask again every so many milliseconds while the screen is open. */
  refetchInterval?: number;
  staleTime?: number;
  /** Ask again when the screen opens, however fresh the last answer is: what somebody edits begins with what is stored. */
  anew?: boolean;
  /** Keep showing the last page or filter while the next one loads. */
  keepPrevious?: boolean;
}

/**
 * Reads one endpoint. The key is its name and arguments, so that `useApiMutation`'s `refreshes` finds it.
 * Loading, failure and retry states come from TanStack Query.
 */
export function useApiQuery<E extends Endpoint>(
  definition: E,
  args: Args<E>,
  { keepPrevious, anew, ...options }: QueryOptions = {},
): UseQueryResult<Result<E>, ApiError> {
  const api = useApi();
  return useQuery<Result<E>, ApiError>({
    queryKey: [...definition.name.split('.'), args],
    queryFn: ({ signal }) =>
      (api.call as (d: E, a: Args<E>, o: CallOptions) => Promise<Result<E>>)(definition, args, { signal }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(anew ? { refetchOnMount: 'always' } : {}),
    ...options,
  });
}

/** Resources whose answers tell of another one too: the months that are open, what waits, a student's credit. */
const toldBy: Readonly<Record<string, readonly string[]>> = {
  payments: ['outstanding', 'parents', 'presets', 'students'],
  students: ['outstanding'],
};

/**
 * Reads every open query of some resources again (`['payments']`), and of those that tell of them, when a call changed
 * something or showed that the screen is behind.
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
 * Calls one endpoint that changes something. `refreshes` names the resources whose queries are read again afterwards
 * (`['payments', 'students']`); the endpoint's own resource always is, and
 * what tells of it.
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
    // What somebody sends fails at once without a connection; it is not held back without a word.
    networkMode: 'always',
    onSuccess: () => refresh([definition.name.split('.')[0]!, ...refreshes]),
    // What the refusal tells of is on the lists behind as well. Who waits for the answer need not wait for those.
    onError: (error) => {
      if (isApiError(error) && error.code === 'changed_meanwhile')
        void refresh([definition.name.split('.')[0]!, ...refreshes]);
    },
  });
}

/** Like `useApiMutation`, for a call with a file: `progress` is 0 to 1 while it is under way and undefined otherwise. */
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
