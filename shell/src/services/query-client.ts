import { QueryClient } from '@tanstack/react-query';

const statusOf = (error: Error): number => ('status' in error ? Number(error.status) : 0);

/** The cache of server data, with its defaults. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // one retry for connection failures; refusals are final
        retry: (failures, error) => failures < 1 && !(400 <= statusOf(error) && statusOf(error) < 500),
        // Offline, a query fails and can be retried rather than silently waiting.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
