import { useTranslation } from '@portal/shared-ui/i18n';
import { SlowHint } from './slow-hint.tsx';
import styles from './page-skeleton.module.css';

/** The shape of a page while it comes: a title, a line, a block. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <output className={styles.page} aria-busy="true">
      <span className="visually-hidden">{t('loading.page')}</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
      <SlowHint />
    </output>
  );
}
