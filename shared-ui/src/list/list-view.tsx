import type { ReactNode } from 'react';
import { useIsPhone } from '../hooks/media.tsx';
import { Button } from '../layout/button.tsx';
import { Notice } from '../layout/notice.tsx';
import { DataTable, type Column, type RowAction } from '../table/data-table.tsx';
import { FilterDrawer } from '../table/filter-drawer.tsx';
import { InlineFilters } from '../table/inline-filters.tsx';
import { SearchBox } from '../table/search-box.tsx';
import type { RowKey } from '../table/table-types.ts';
import { useTranslation } from '../texts/i18n.tsx';
import type { Filter } from './use-list-address.ts';
import type { List } from './use-list.tsx';

export interface ListProps<Row> {
  /** Of `useList`. */
  list: List<Row>;
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** What can be done with a row; fewer for some rows. */
  actions?: (row: Row) => readonly RowAction[];
  /** The row's `id` when absent. */
  rowKey?: (row: Row) => RowKey;
  /** The label of the search box; none when absent. */
  searchLabel?: string;
  /** Fields whose names are keys of the filters' schema; no drawer when absent. */
  filterFields?: ReactNode;
  /** A few filters, all of them lists to choose from: on the page itself, each applying at once. On a phone they stay in the drawer. */
  inlineFilters?: boolean;
  /** More beside search and filters. */
  tools?: ReactNode;
  /** Many rows and actions: one line a row where it fits. */
  dense?: boolean;
  /** What to say while there is nothing at all, and what to do about it. */
  noneText?: string;
  noneNext?: ReactNode;
  /** What to say when search and filters find nothing. */
  noneFoundText?: string | ((term: string) => string);
  /** What else can be done when search and filters find nothing. */
  noneFoundNext?: ReactNode;
  /** What the button says that takes search and filters away. */
  showAllLabel?: string;
}

const ownKey = (row: unknown) => (row as { id: RowKey }).id;

/** Search box and filters of a list; nothing when it has neither. */
export function ListTools<Row>({
  list,
  searchLabel,
  filterFields,
  inlineFilters = false,
  tools,
}: ListProps<Row>) {
  const { term, filter, go, schema } = list;
  const isInline = !useIsPhone() && inlineFilters;
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

/** The rows of a list with everything that is said about them. */
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

/** A list without a page of its own, as below a tab. */
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
