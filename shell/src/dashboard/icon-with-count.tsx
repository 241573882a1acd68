import { Icon } from '@portal/shared-ui/icons';
import styles from './sidebar.module.css';

/** An entry's icon with a count. Its label says the count in words. */
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
