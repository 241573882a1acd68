import { useTranslation } from '@portal/shared-ui/i18n';
import styles from './students.module.css';

/** Lines in the place of what comes. */
export function Loading({ lines }: { lines: number }) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.loading} role="status" aria-label={t('data.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="kit-bone" />
      ))}
    </div>
  );
}
