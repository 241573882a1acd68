import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from './empty.tsx';
import { Failure } from './failure.tsx';
import { useTranslation } from './i18n.tsx';
import { useIsPhone, useTableShape } from './media.tsx';
import { TableCards } from './table-cards.tsx';
import { TableRows } from './table-rows.tsx';
import type { Column, RowAction, RowKey, TableSource } from './table-types.ts';

export type { Column, RowAction, RowKey } from './table-types.ts';

interface DataTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  source: TableSource<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** What can be done with a row; fewer for some rows. */
  actions?: (row: Row) => readonly RowAction[];
  /** The page on screen, from 1; leave it out for a list without pages. */
  page?: number;
  onPageChange?: (page: number) => void;
  /** What to say when there is nothing, and what to do about it. */
  emptyText?: string;
  emptyNext?: ReactNode;
  /** The rows that an action has just changed, from `useMarkedRow`. */
  marked?: readonly RowKey[];
}

/** A list from the server: a table with a sticky header, a card per row on small screens, with all its states. */
export function DataTable<Row>({
  source,
  page = 1,
  onPageChange,
  emptyText,
  emptyNext,
  ...rows
}: DataTableProps<Row>) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  const shape = useTableShape();
  const { data, error, isFetching } = source;
  const last = data?.last_page ?? 1;

  if (error && !data) {
    return <Failure error={error} retrying={isFetching} onRetry={() => void source.refetch()} />;
  }
  return (
    <section className={data && isFetching ? 'kit-data kit-stale' : 'kit-data'} aria-label={rows.label}>
      {error && <Failure error={error} retrying={isFetching} onRetry={() => void source.refetch()} />}
      {data?.data.length === 0 ? (
        <Empty {...(emptyText ? { text: emptyText } : {})}>{emptyNext}</Empty>
      ) : shape === 'cards' ? (
        <TableCards<Row> {...rows} rows={data?.data} />
      ) : (
        <TableRows<Row> {...rows} rows={data?.data} folded={shape === 'folded'} />
      )}
      {last > 1 && onPageChange && (
        <nav className="kit-pagination" aria-label={t('data.page', { page, last })}>
          <Pagination
            current={page}
            total={last}
            pageSize={1}
            showSizeChanger={false}
            {...(isPhone ? { simple: { readOnly: true } } : {})}
            onChange={onPageChange}
          />
        </nav>
      )}
    </section>
  );
}
