import { paymentFilters } from '@portal/shared-api/payments-admin';
import { pageNumber } from '@portal/shared-api/paging';
import { useSearchParams } from '@portal/shared-ui/router';
import { useWanted } from '@portal/shared-ui/use-wanted';
import { useMemo } from 'react';

/** Filters as text, as the address and the server take them. */
export type PaymentFilter = Partial<
  Record<Exclude<keyof typeof paymentFilters.shape, 'search'>, string | number>
>;

interface Place {
  term: string;
  page: number;
  filter: PaymentFilter;
}

/** The filters of an address; what the contract refuses (garbage, a reversed range) is no filter. */
export function filtersOf(address: URLSearchParams): Record<string, string> {
  const entries = Object.keys(paymentFilters.shape).map((key) => [key, address.get(key)?.trim() ?? '']);
  const found = Object.fromEntries(entries.filter(([, value]) => value !== '')) as Record<string, string>;
  for (const { path } of paymentFilters.safeParse(found).error?.issues ?? []) delete found[String(path[0])];
  return found;
}

/** Search, filters and page live in the address: a reload or a shared link shows the same list. */
export function usePaymentFilter(): Place & { go: (change: Partial<Place>, inPlace?: boolean) => void } {
  const [address, setAddress] = useSearchParams();
  const place = useMemo<Place>(() => {
    const { search: term = '', ...filter } = filtersOf(address);
    return { term, filter, page: pageNumber.parse(address.get('page') ?? 1) };
  }, [address]);

  const want = useWanted(place);

  /** Another search or filter begins at its first page. `inPlace` leaves nothing to go back to: for what is being typed. */
  const go = (change: Partial<Place>, inPlace = false) => {
    const next = want((last) => ({ ...last, page: 1, ...change }));
    const chosen = Object.entries(next.filter).map(([key, value]) => [key, String(value)]);
    setAddress(
      {
        ...(next.term ? { search: next.term } : {}),
        ...Object.fromEntries(chosen),
        ...(next.page > 1 ? { page: String(next.page) } : {}),
      },
      { replace: inPlace },
    );
  };
  return { ...place, go };
}
