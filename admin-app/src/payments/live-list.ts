/** How often an open list asks for news; TanStack Query pauses it while the tab is hidden. */
export const REFRESH_MS = 15_000;

interface Query<Data> {
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** A list that refreshes by itself dims only when its rows are about to be others, not at every look for news. */
export const quietly = <Data>(query: Query<Data>) => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching && (query.isPlaceholderData || query.isError),
  refetch: query.refetch,
});
