import { listAnnouncements, readAnnouncements } from '@portal/shared-api/announcements';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './announcements.module.css';

/** Announcements, newest first. Seeing them marks them as read; new ones keep their mark while open. */
export function Inbox() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useApiQuery(
    listAnnouncements,
    { query: { page } },
    { keepPrevious: true, anew: true, staleTime: Infinity },
  );
  const read = useApiMutation(readAnnouncements);
  const isNew = data?.data.some((one) => !one.read) ?? false;
  const mark = useEffectEvent(() => read.mutate({}));
  useEffect(() => {
    if (isNew) mark();
  }, [isNew]);

  if (error)
    return (
      <div role="alert">
        <p>{error.message}</p>
        <button type="button" className={styles.more} onClick={() => void refetch()}>
          {t('error.retry')}
        </button>
      </div>
    );
  if (!data) return <p>{t('loading.page')}</p>;
  if (data.data.length === 0) return <p>{t('announcements.none')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.data.map((one) => (
          <li key={one.id} data-new={!one.read}>
            <time dateTime={one.created_at}>{instantText(one.created_at, language)}</time>
            <p dir="auto">{one.message}</p>
          </li>
        ))}
      </ul>
      {data.last_page > 1 && (
        <div className={styles.pages}>
          <button
            type="button"
            className={styles.more}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t('announcements.newer')}
          </button>
          <button
            type="button"
            className={styles.more}
            disabled={page >= data.last_page}
            onClick={() => setPage(page + 1)}
          >
            {t('announcements.older')}
          </button>
        </div>
      )}
    </>
  );
}
