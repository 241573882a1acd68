import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { paths } from '../paths.ts';
import { useSession } from '../session/session-store.ts';
import styles from './not-found-page.module.css';

/** What every address leads to that does not exist or that the person may not open (decision 61). */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const isSignedIn = useSession((state) => state.session !== null);
  return (
    <section className={styles.page}>
      <svg viewBox="0 0 120 80" className={styles.picture} aria-hidden>
        <path d="M30 58a30 30 0 0 1 60 0z" fill="var(--color-sunrise)" />
        <path d="M8 58h104M24 68h72" stroke="var(--color-primary)" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M60 20V8M32 30l-8-9M88 30l8-9"
          stroke="var(--color-sunrise)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <Link to={paths.home} className={styles.home}>
          {t('notFound.home')}
        </Link>
        {!isSignedIn && <Link to={paths.signIn}>{t('notFound.signIn')}</Link>}
      </div>
    </section>
  );
}
