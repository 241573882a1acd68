import type { ReactNode } from 'react';
import { useIsPhone } from '../hooks/media.tsx';
import { Button } from '../layout/button.tsx';
import { lazyPart, useFetchAhead } from '../layout/lazy-part.tsx';
import { Notice } from '../layout/notice.tsx';
import { DataTable, type Column, type RowAction } from '../table/data-table.tsx';
import { FilterDrawer } from '../table/filter-drawer.tsx';
import { SearchBox } from '../table/search-box.tsx';
import type { RowKey } from '../table/table-types.ts';
import { useTranslation } from '../texts/i18n.tsx';
import type { Filter } from './use-list-address.ts';
import type { List } from './use-list.tsx';

export interface ListProps<Row> {
  /** Of `useList`. */
  list: List<Row>;
  /** The rows' name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Row actions; some rows may have fewer. */
  actions?: (row: Row) => readonly RowAction[];
  /** The row's `id` by default. */
  rowKey?: (row: Row) => RowKey;
  /** Label of the search box; none by default. */
  searchLabel?: string;
  /** Fields named after keys of the filter schema; no drawer by default. */
  filterFields?: ReactNode;
  /** A few selects on the page itself, applied at once. On a phone they are in the drawer. */
  inlineFilters?: boolean;
  /** More controls beside search and filters. */
  tools?: ReactNode;
  /** Many rows and actions: one line per row if it fits. */
  dense?: boolean;
  /** Text for an empty list, with a next step. */
  noneText?: string;
  noneNext?: ReactNode;
  /** Text for no search results. */
  noneFoundText?: string | ((term: string) => string);
  /** Extra actions for no search results. */
  noneFoundNext?: ReactNode;
  /** Label of the button that clears search and filters. */
  showAllLabel?: string;
}

const InlineFilters = lazyPart(() =>
  import('../table/inline-filters.tsx').then((part) => part.InlineFilters),
);

const drawer = [{ fetch: () => import('../table/filter-panel.tsx') }];
const nothing: typeof drawer = [];

const ownKey = (row: unknown) => (row as { id: RowKey }).id;

/** Search box and filters of a list, if it has any. */
export function ListTools<Row>({
  list,
  searchLabel,
  filterFields,
  inlineFilters = false,
  tools,
}: ListProps<Row>) {
  const { term, filter, go, schema } = list;
  const isInline = !useIsPhone() && inlineFilters;
  useFetchAhead(list.source.data !== undefined, filterFields && !isInline ? drawer : nothing);
  return (
    <>
      {searchLabel && (
        <SearchBox label={searchLabel} term={term} onSearch={(typed) => go({ term: typed }, true)} />
      )}
      {filterFields && isInline && (
        <InlineFilters values={filter} onApply={(chosen) => go({ filter: chosen })}>
          {filterFields}
        </InlineFilters>
      )}
      {filterFields && !isInline && (
        <FilterDrawer<Filter>
          values={filter}
          schema={schema}
          onApply={(chosen) => go({ filter: chosen as Filter })}
        >
          {filterFields}
        </FilterDrawer>
      )}
      {tools}
    </>
  );
}

/** The rows of a list, with its states and messages. */
export function ListRows<Row>({
  list,
  label,
  columns,
  actions,
  rowKey = ownKey,
  dense = false,
  noneText,
  noneNext,
  noneFoundText,
  noneFoundNext,
  showAllLabel,
}: ListProps<Row>) {
  const { t } = useTranslation('kit');
  const { source, term, filter, page, pages, go, marked, truncated } = list;
  const isNarrowed = term !== '' || Object.keys(filter).length > 0;
  const count = source.data?.data.length ?? 0;
  const nothingFound = typeof noneFoundText === 'function' ? noneFoundText(term) : noneFoundText;
  const emptyText = isNarrowed ? (nothingFound ?? t('data.noneFound')) : noneText;

  return (
    <div>
      {/* A search without pages says how much it found; it is there from the start, so that it is read out. */}
      <output className="kit-list-found">
        {term !== '' && !pages && source.data && !source.isFetching && t('data.found', { count })}
      </output>
      {truncated && (
        <div className="kit-list-notice">
          <Notice kind="info">{t('data.truncated', { count })}</Notice>
        </div>
      )}
      <DataTable<Row>
        label={label}
        source={source}
        rowKey={rowKey}
        columns={columns}
        {...(actions ? { actions } : {})}
        marked={marked}
        dense={dense}
        {...(pages
          ? { page, onPageChange: (to: number, correcting: boolean) => go({ page: to }, correcting) }
          : {})}
        {...(emptyText ? { emptyText } : {})}
        emptyNext={
          isNarrowed ? (
            <>
              {noneFoundNext}
              <Button onClick={() => go({ term: '', filter: {} })}>
                {showAllLabel ?? t('data.showAll')}
              </Button>
            </>
          ) : (
            noneNext
          )
        }
      />
    </div>
  );
}

/** A list inside another page, such as in a tab. */
export function ListView<Row>(props: ListProps<Row>) {
  const hasTools = Boolean(props.searchLabel ?? props.filterFields ?? props.tools);
  return (
    <div className="kit-list">
      {hasTools && (
        <div className="kit-page-tools">
          <ListTools {...props} />
        </div>
      )}
      <ListRows {...props} />
    </div>
  );
}
