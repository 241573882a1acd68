import { importProgress } from '@portal/shared-api/imports';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import styles from './imports.module.css';

const ASKED_EVERY = 500;

/** The progress of the running import. */
export function ImportProgress({ all }: { all: number }) {
  const { t } = useTranslation('admin-app');
  const { data, isFetchedAfterMount } = useApiQuery(
    importProgress,
    {},
    { refetchInterval: ASKED_EVERY, anew: true },
  );
  const written = (isFetchedAfterMount && data?.written) || 0;
  return (
    <output className={styles.progress}>
      <progress max={all} value={written || undefined} aria-label={t('imports.running', { count: all })} />
      {written ? t('imports.written', { done: written, all }) : t('imports.running', { count: all })}
    </output>
  );
}
