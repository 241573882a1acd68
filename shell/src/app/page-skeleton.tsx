import { useTranslation } from '@portal/shared-ui/i18n';
import { SlowHint } from './slow-hint.tsx';
import styles from './page-skeleton.module.css';

/** As many as the skeleton of a list has, with its header. */
const ROWS = 7;

/** The shape of a page while it comes: a title, a line, a list. It stands where the page will stand. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <output className={styles.page} aria-busy="true">
      <span className="visually-hidden">{t('loading.page')}</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <span key={row} className={styles.row} />
        ))}
      </span>
      <SlowHint />
    </output>
  );
}
