import { usePortal } from '@portal/portal-kit/area';
import type { Endpoint } from '@portal/shared-api/endpoint';

/** Reads an item of a list again, for a form about it; one that is gone stays as it was, and its save says so. */
export function useReread<Row extends { id: number }>(endpoint: Endpoint, row: Row) {
  const { api } = usePortal();
  return async (): Promise<Row> => {
    const { data } = (await (api.call as (of: Endpoint) => Promise<unknown>)(endpoint)) as { data: Row[] };
    return data.find(({ id }) => id === row.id) ?? row;
  };
}
