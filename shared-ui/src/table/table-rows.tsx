import { useId, type ReactNode } from 'react';
import { useTranslation } from '../texts/i18n.tsx';
import { RowActions } from './row-actions.tsx';
import type { Column, RowAction, RowKey } from './table-types.ts';

/** Number of skeleton rows; less than a page, so that a short list does not jump far. */
const SKELETON_ROWS = Array.from({ length: 6 }, (_, index) => index);

const classOf = <Row,>({ nowrap, numeric }: Column<Row>) =>
  numeric ? 'kit-figures' : nowrap ? 'kit-nowrap' : undefined;

const skeleton = <span className="kit-skeleton" />;

interface TableRowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  marked?: readonly RowKey[] | undefined;
  /** Absent while the first page is loading. */
  rows: readonly Row[] | undefined;
  /** Minor columns are shown as a line under the row's name. */
  folded: boolean;
  /** One line per row, actions as icons. */
  dense: boolean;
}

/** Rows as a table, from 1100 px. A native one: the list needs no more, and a library's would delay every list. */
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
  const id = useId();
  const minor = folded ? all.filter((column) => column.minor) : [];
  const columns = all.filter((column) => !minor.includes(column));
  const naming = columns.find(({ heading }) => heading) ?? columns[0];
  const look = rows ? (dense ? ' kit-table-dense' : '') : ' kit-table-skeleton';
  return (
    <div className={`kit-table${look}`}>
      <div className="kit-table-content">
        <table aria-label={label} aria-busy={!rows || undefined}>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={width ? { width } : undefined} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ))}
              {actions && (
                <th scope="col" className="kit-actions-cell">
                  {t('data.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row, index) => (
              <tr
                key={rowKey(row)}
                className={marked?.includes(rowKey(row)) ? 'kit-row kit-marked' : 'kit-row'}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column}>
                    {column === naming && actions ? (
                      <div id={`${id}${index}`}>{column.render(row)}</div>
                    ) : (
                      column.render(row)
                    )}
                    {column.heading && minor.length > 0 && <MinorValues columns={minor} row={row} />}
                  </Cell>
                ))}
                {actions && (
                  <td className="kit-actions-cell">
                    <RowActions
                      actions={actions(row)}
                      describedBy={`${id}${index}`}
                      look={dense ? 'icons' : 'dense'}
                    />
                  </td>
                )}
              </tr>
            ))}
            {!rows &&
              SKELETON_ROWS.map((index) => (
                <tr key={index}>
                  {[...columns.map(({ key }) => key), ...(actions ? ['actions'] : [])].map((key) => (
                    <td key={key}>{skeleton}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const className = classOf(column);
  return column.heading ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
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
