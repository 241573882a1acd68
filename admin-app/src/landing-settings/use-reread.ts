import { usePortal } from '@portal/portal-kit/area';
import type { Endpoint } from '@portal/shared-api/endpoint';

/** Reloads one item of a list for a form. A deleted item stays as it was, and saving reports it. */
export function useReread<Row extends { id: number }>(endpoint: Endpoint, row: Row) {
  const { api } = usePortal();
  return async (): Promise<Row> => {
    const { data } = (await (api.call as (of: Endpoint) => Promise<unknown>)(endpoint)) as { data: Row[] };
    return data.find(({ id }) => id === row.id) ?? row;
  };
}
