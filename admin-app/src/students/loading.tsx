import { useTranslation } from '@portal/shared-ui/i18n';
import styles from './students.module.css';

/** Lines in the place of what comes. */
export function Loading({ lines }: { lines: number }) {
  const { t } = useTranslation('kit');
  return (
    <output className={styles.loading} aria-label={t('data.loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="kit-bone" />
      ))}
    </output>
  );
}
