import { QueryClient } from '@tanstack/react-query';

const statusOf = (error: Error): number => ('status' in error ? Number(error.status) : 0);

/** What was read from the server, and how it is asked. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // one more try for what a bad connection lost; what the server refused stays refused
        retry: (failures, error) => failures < 1 && !(400 <= statusOf(error) && statusOf(error) < 500),
        // Without a connection a question fails and can be tried again; it does not wait without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
