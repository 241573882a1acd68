import type { ApiError } from '@portal/shared-api/client';
import { DataTable, type Column, type RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useMemo, useRef } from 'react';
import { FailureDialog } from './failure-dialog.tsx';
import { useNextRow } from './use-next-row.ts';

export interface ListProps {
  page: number;
  onPageChange: (page: number) => void;
}

interface Request {
  id: number;
}

interface RequestListProps<Row extends Request> extends ListProps {
  label: string;
  emptyText: string;
  source: {
    data: { data: readonly Row[]; last_page: number } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  onAccept: (row: Row) => void;
  onReject: (row: Row) => void;
  /** More that can be done with a row, after Accept and Reject. */
  more?: (row: Row) => readonly RowAction[];
  /** Why the last decision did not come about. */
  failure: ApiError | null;
  onFailureRead: () => void;
}

/** The requests of one kind, each with Accept and Reject. */
export function RequestList<Row extends Request>({
  page,
  onPageChange,
  label,
  emptyText,
  source,
  columns,
  onAccept,
  onReject,
  more,
  failure,
  onFailureRead,
}: RequestListProps<Row>) {
  const { t } = useTranslation('admin-app');
  const list = useRef<HTMLDivElement>(null);
  const { data } = source;
  useNextRow(
    list,
    useMemo(() => data?.data.map(({ id }) => id), [data]),
    t('approvals.accept'),
  );

  // Deciding on the last row of the last page leaves a page that does not exist any more.
  const last = data?.last_page;
  useEffect(() => {
    if (last !== undefined && page > last) onPageChange(last);
  }, [last, page, onPageChange]);

  return (
    <div ref={list} tabIndex={-1}>
      <DataTable<Row>
        label={label}
        emptyText={emptyText}
        source={source}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        onPageChange={onPageChange}
        actions={(row) => [
          { key: 'accept', label: t('approvals.accept'), icon: 'approve', onClick: () => onAccept(row) },
          {
            key: 'reject',
            label: t('approvals.reject'),
            icon: 'reject',
            danger: true,
            onClick: () => onReject(row),
          },
          ...(more?.(row) ?? []),
        ]}
      />
      <FailureDialog error={failure} onClose={onFailureRead} />
    </div>
  );
}
