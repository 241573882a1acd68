import type { Column } from '@portal/shared-ui/data-table';
import styles from './landing-settings.module.css';

/** A thumbnail of each item. */
export const imageColumn = <Row,>(
  key: string,
  title: string,
  addressOf: (row: Row) => string | null,
): Column<Row> => ({
  key,
  title,
  width: 96,
  render: (row) => {
    const address = addressOf(row);
    return address && <img className={styles.thumbnail} src={address} alt="" loading="lazy" />;
  },
});
