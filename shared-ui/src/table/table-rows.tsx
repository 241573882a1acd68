import { Table } from 'antd';
import { useTranslation } from '../texts/i18n.tsx';
import { RowActions } from './row-actions.tsx';
import type { Column, RowAction, RowKey } from './table-types.ts';

/** Rows of the skeleton; fewer than a page, so that a short list does not jump far. */
const SKELETON_ROWS = Array.from({ length: 6 }, (_, index) => index);

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
  /** Minor columns stand as a line under the row's name. */
  folded: boolean;
  /** One line a row, actions as icons. */
  dense: boolean;
}

/** Rows as a table, for screens from 1100 px. */
export function TableRows<Row>({
  label,
  columns: all,
  rowKey,
  actions,
  marked,
  rows,
  folded,
  dense,
}: TableRowsProps<Row>) {
  const { t } = useTranslation('kit');
  const minor = folded ? all.filter((column) => column.minor) : [];
  const columns = all.filter((column) => !minor.includes(column));
  const skeleton = <span className="kit-skeleton" />;
  if (!rows) {
    return (
      <Table
        aria-label={label}
        aria-busy
        className="kit-table kit-table-skeleton"
        pagination={false}
        rowKey={(index) => index}
        dataSource={SKELETON_ROWS}
        columns={[
          ...columns.map((column) => ({ ...lookOf({ ...column, heading: false }), render: () => skeleton })),
          ...(actions ? [{ key: 'actions', title: t('data.actions'), render: () => skeleton }] : []),
        ]}
      />
    );
  }
  return (
    <Table<Row>
      aria-label={label}
      className={dense ? 'kit-table kit-table-dense' : 'kit-table'}
      pagination={false}
      rowKey={rowKey}
      dataSource={[...rows]}
      rowClassName={(row) => (marked?.includes(rowKey(row)) ? 'kit-marked' : '')}
      columns={[
        ...columns.map((column) => ({
          ...lookOf(column),
          render: (_: unknown, row: Row) =>
            column.heading && minor.length > 0 ? (
              <>
                {column.render(row)}
                <MinorValues columns={minor} row={row} />
              </>
            ) : (
              column.render(row)
            ),
        })),
        ...(actions
          ? [
              {
                key: 'actions',
                title: t('data.actions'),
                className: 'kit-actions-cell',
                render: (_: unknown, row: Row) => (
                  <RowActions actions={actions(row)} look={dense ? 'icons' : 'dense'} />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

const MinorValues = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) => (
  <dl className="kit-minor">
    {columns.map((column) => (
      <div key={column.key}>
        <dt>{column.title}</dt>
        <dd>{column.render(row)}</dd>
      </div>
    ))}
  </dl>
);
