import { Icon } from '@portal/shared-ui/icons';
import styles from './sidebar.module.css';

/** The icon of an entry, with how many of something there are behind it. The words for it stand in the label. */
export function IconWithCount({ name, count }: { name: string; count: number }) {
  return (
    <span className={`${styles.icon} ${styles.counted}`}>
      <Icon name={name} />
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}
