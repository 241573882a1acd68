import type { Endpoint } from '@portal/shared-api/endpoint';
import type { Column, RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList, type RowOf } from '@portal/shared-ui/list';

interface RequestListProps<E extends Endpoint> {
  /** The endpoint that lists pending requests by page. */
  endpoint: E;
  kind: 'students' | 'teachers' | 'enrollments' | 'parents' | 'linkage';
  columns: readonly Column<RowOf<E>>[];
  onAccept: (row: RowOf<E>) => void;
  onReject: (row: RowOf<E>) => void;
  /** More row actions, after Accept and Reject. */
  more?: (row: RowOf<E>) => readonly RowAction[];
}

/** The requests of one kind, each with Accept and Reject. */
export function RequestList<E extends Endpoint>({
  endpoint,
  kind,
  columns,
  onAccept,
  onReject,
  more,
}: RequestListProps<E>) {
  const { t } = useTranslation('admin-app');
  const list = useList(endpoint);
  return (
    <ListView<RowOf<E>>
      list={list}
      label={t(`approvals.tabs.${kind}`)}
      noneText={t(`approvals.empty.${kind}`)}
      columns={columns}
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
  );
}
