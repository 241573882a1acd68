import { Table } from 'antd';
import { useTranslation } from './i18n.tsx';
import { RowActions } from './row-actions.tsx';
import type { Column, RowAction, RowKey } from './table-types.ts';

/** Rows of the skeleton; fewer than a page, so that a short list does not jump far. */
const BONES = Array.from({ length: 6 }, (_, index) => index);

function lookOf<Row>({ key, title, width, numeric, nowrap, heading }: Column<Row>) {
  return {
    key,
    title,
    ...(width ? { width } : {}),
    ...(nowrap ? { className: 'kit-nowrap' } : {}),
    ...(numeric ? { align: 'right' as const, className: 'kit-figures' } : {}),
    ...(heading ? { rowScope: 'row' as const } : {}),
  };
}

interface TableRowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  marked?: readonly RowKey[] | undefined;
  /** Absent while the first page is on its way. */
  rows: readonly Row[] | undefined;
}

/** Rows as a table, for screens from 768 px. */
export function TableRows<Row>({ label, columns, rowKey, actions, marked, rows }: TableRowsProps<Row>) {
  const { t } = useTranslation('kit');
  const bone = <span className="kit-bone" />;
  if (!rows) {
    return (
      <Table
        aria-label={label}
        aria-busy
        className="kit-table kit-table-bones"
        pagination={false}
        rowKey={(index) => index}
        dataSource={BONES}
        columns={[
          ...columns.map((column) => ({ ...lookOf({ ...column, heading: false }), render: () => bone })),
          ...(actions ? [{ key: 'actions', title: t('data.actions'), render: () => bone }] : []),
        ]}
      />
    );
  }
  return (
    <Table<Row>
      aria-label={label}
      className="kit-table"
      pagination={false}
      rowKey={rowKey}
      dataSource={[...rows]}
      rowClassName={(row) => (marked?.includes(rowKey(row)) ? 'kit-marked' : '')}
      columns={[
        ...columns.map((column) => ({
          ...lookOf(column),
          render: (_: unknown, row: Row) => column.render(row),
        })),
        ...(actions
          ? [
              {
                key: 'actions',
                title: t('data.actions'),
                className: 'kit-actions-cell',
                render: (_: unknown, row: Row) => <RowActions actions={actions(row)} />,
              },
            ]
          : []),
      ]}
    />
  );
}
