import { useNavigation } from '@portal/shared-ui/router';
import { SlowHint } from './slow-hint.tsx';
import styles from './pending-bar.module.css';

/** A thin line while the next page is loading; the current one stays visible. */
export function PendingBar() {
  if (useNavigation().state === 'idle') return null;
  return (
    <output className={styles.pending}>
      <span className={styles.bar} />
      <span className={styles.hint}>
        <SlowHint />
      </span>
    </output>
  );
}
