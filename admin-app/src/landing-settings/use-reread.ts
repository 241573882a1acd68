import { usePortal } from '@portal/portal-kit/area';
import type { Endpoint, Result } from '@portal/shared-api/endpoint';

/** Reads an item of a list again, for a form about it; one that is gone stays as it was, and its save says so. */
export function useReread<E extends Endpoint, Row extends { id: number }>(endpoint: E, row: Row) {
  const { api } = usePortal();
  return async (): Promise<Row> => {
    const { data } = (await (api.call as (e: E) => Promise<Result<E>>)(endpoint)) as { data: Row[] };
    return data.find(({ id }) => id === row.id) ?? row;
  };
}
