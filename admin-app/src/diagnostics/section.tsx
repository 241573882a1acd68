import { DataTable, type Column } from '@portal/shared-ui/data-table';
import styles from './diagnostics.module.css';

interface SectionProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  noneText: string;
}

/** A table of data the page has already loaded. */
export function Section<Row>({ title, rows, columns, rowKey, noneText }: SectionProps<Row>) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <DataTable
        label={title}
        source={{ data: { data: rows }, error: null, isFetching: false, refetch: () => undefined }}
        columns={columns}
        rowKey={rowKey}
        emptyText={noneText}
      />
    </section>
  );
}
