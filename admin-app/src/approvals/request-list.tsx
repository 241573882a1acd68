import type { ApiError } from '@portal/shared-api/client';
import { DataTable, type Column, type RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { FailureDialog } from './failure-dialog.tsx';

export interface ListProps {
  page: number;
  onPageChange: (page: number, correcting: boolean) => void;
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

  return (
    <>
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
    </>
  );
}
