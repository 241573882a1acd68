import { useNavigation } from '@portal/shared-ui/router';
import { SlowHint } from './slow-hint.tsx';
import styles from './pending-bar.module.css';

/** A thin line while the next page is on its way; the page before it stays in sight. */
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
