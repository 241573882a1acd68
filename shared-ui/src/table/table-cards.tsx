import { useId } from 'react';
import { RowActions } from './row-actions.tsx';
import type { Column, RowAction, RowKey } from './table-types.ts';

interface TableCardsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  marked?: readonly RowKey[] | undefined;
  /** Absent while the first page is loading. */
  rows: readonly Row[] | undefined;
}

/** Rows as cards, for phones and tablets: the heading column is the title, the others its terms. */
export function TableCards<Row>({ label, columns, rowKey, actions, marked, rows }: TableCardsProps<Row>) {
  const id = useId();
  const heading = columns.find((column) => column.heading) ?? columns[0]!;
  const others = columns.filter((column) => column !== heading);
  if (!rows) {
    return (
      <ul className="kit-cards" aria-label={label} aria-busy>
        {[0, 1, 2].map((index) => (
          <li key={index} className="kit-card">
            <span className="kit-skeleton" />
            <dl>
              {others.slice(0, 4).map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>
                    <span className="kit-skeleton" />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="kit-cards" aria-label={label}>
      {rows.map((row, index) => {
        const possible = actions?.(row) ?? [];
        return (
          <li
            key={rowKey(row)}
            className={marked?.includes(rowKey(row)) ? 'kit-card kit-marked' : 'kit-card'}
          >
            <h2 id={`${id}${index}`}>{heading.render(row)}</h2>
            <dl>
              {others.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd className={column.numeric ? 'kit-figures' : undefined}>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {possible.length > 0 && (
              <RowActions actions={possible} describedBy={`${id}${index}`} look="spelledOut" />
            )}
          </li>
        );
      })}
    </ul>
  );
}
