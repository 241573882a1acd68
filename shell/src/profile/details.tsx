import { useTranslation, type TextKey } from '@portal/shared-ui/i18n';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '@portal/shared-api/client';
import styles from './details.module.css';

interface DetailsProps<Profile> {
  query: UseQueryResult<Profile, ApiError>;
  /** Label keys of the shell's texts, and values; empty ones show as a dash. */
  rows: (profile: Profile) => [label: TextKey<'shell'>, value: ReactNode][];
  children?: (profile: Profile) => ReactNode;
}

/** A profile's facts: loading, failed, or as a list. */
export function Details<Profile>({ query, rows, children }: DetailsProps<Profile>) {
  const { t } = useTranslation('shell');
  if (query.isPending) {
    return (
      <output className={styles.skeleton} aria-busy="true">
        <span className="visually-hidden">{t('loading.page')}</span>
      </output>
    );
  }
  if (!query.data) {
    return (
      <section className={styles.card} role="alert">
        <p>{query.error?.message}</p>
        <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
          {t('error.retry')}
        </button>
      </section>
    );
  }
  return (
    <>
      <section className={styles.card}>
        <dl className={styles.list}>
          {rows(query.data).map(([label, value]) => (
            <div key={label} className={styles.row}>
              <dt>{t(label)}</dt>
              <dd>{value === null || value === '' ? '–' : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {children?.(query.data)}
    </>
  );
}
