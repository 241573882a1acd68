import { Pagination } from 'antd';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useKeptFocus } from '../dialog/focus-return.ts';
import { Empty } from '../layout/empty.tsx';
import { Failure } from '../layout/failure.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { useHasHover, useIsPhone, useTableShape } from '../hooks/media.tsx';
import { TableCards } from './table-cards.tsx';
import { TableRows } from './table-rows.tsx';
import type { Column, RowAction, RowKey, TableSource } from './table-types.ts';

export type { Column, RowAction } from './table-types.ts';

interface DataTableProps<Row> {
  /** The rows' name for screen readers. */
  label: string;
  source: TableSource<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** Row actions; some rows may have fewer. */
  actions?: (row: Row) => readonly RowAction[];
  /** The current page, from 1; omit for a list without pages. */
  page?: number;
  /** Another page was requested; `correcting` if the current one does not exist, so that it gets no history entry. */
  onPageChange?: (page: number, correcting: boolean) => void;
  /** Text for an empty list, with a next step. */
  emptyText?: string;
  emptyNext?: ReactNode;
  /** A long list: one line per row if it fits, actions as icons with tooltips; with text on touch screens. */
  dense?: boolean;
  /** The rows just changed by an action, from `useMarkedRow`. */
  marked?: readonly RowKey[];
}

/** A list from the server with all its states: a table with a sticky header, cards on small screens. */
export function DataTable<Row>({
  source,
  page = 1,
  onPageChange,
  emptyText,
  emptyNext,
  dense = false,
  ...rows
}: DataTableProps<Row>) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  const isDense = useHasHover() && dense;
  const shape = useTableShape(isDense);
  const { data, error, isFetching } = source;
  const last = data?.last_page ?? 1;
  const kept = useKeptFocus();

  // An outdated address, or a page whose last row has just gone.
  const isEmpty = data?.data.length === 0;
  const isBeyond = isEmpty && page > last && !isFetching;
  const correct = useEffectEvent(() => onPageChange?.(last, true));
  useEffect(() => {
    if (isBeyond) correct();
  }, [isBeyond]);

  if (error && !data) {
    return <Failure error={error} retrying={isFetching} onRetry={() => void source.refetch()} />;
  }
  return (
    <section
      className={data && isFetching ? 'kit-data kit-stale' : 'kit-data'}
      aria-label={rows.label}
      tabIndex={-1}
      {...kept}
    >
      {error && <Failure error={error} retrying={isFetching} onRetry={() => void source.refetch()} />}
      {isEmpty && !isBeyond && last === 1 ? (
        <Empty {...(emptyText ? { text: emptyText } : {})}>{emptyNext}</Empty>
      ) : shape === 'cards' ? (
        <TableCards<Row> {...rows} rows={isEmpty ? undefined : data?.data} />
      ) : (
        <TableRows<Row>
          {...rows}
          rows={isEmpty ? undefined : data?.data}
          folded={shape === 'folded'}
          dense={isDense}
        />
      )}
      {last > 1 && onPageChange && (
        <nav className="kit-pagination" aria-label={t('data.page', { page, last })}>
          <Pagination
            current={page}
            total={last}
            pageSize={1}
            showSizeChanger={false}
            {...(isPhone ? { simple: { readOnly: true } } : {})}
            onChange={(to) => onPageChange(to, false)}
          />
        </nav>
      )}
    </section>
  );
}
