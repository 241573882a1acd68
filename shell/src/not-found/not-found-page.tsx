import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { isBehindSignIn } from '../guard/guard.ts';
import { paths } from '../paths.ts';
import { useAreas } from '../services/use-areas.ts';
import { returnPath } from '../session/return-path.ts';
import { useSession } from '../session/session-store.ts';
import styles from './not-found-page.module.css';

/**
 * The page for addresses that do not exist or that the person may not open (decision 61). Somebody coming from an
 * address behind the sign-in most likely had an expired session: the sign-in comes first then, and leads back.
 */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const areas = useAreas();
  const isSignedIn = useSession((state) => state.session !== null);
  const wanted = isSignedIn ? null : returnPath();
  const home = { to: paths.home, label: t('notFound.home') };
  const signIn = { to: paths.signIn, label: t('notFound.signIn') };
  const needsSignIn = wanted !== null && isBehindSignIn(wanted.split('?')[0]!, areas);
  const [first, second] = needsSignIn ? [signIn, home] : [home, isSignedIn ? null : signIn];
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
      <p>{t(needsSignIn ? 'notFound.signInText' : 'notFound.text')}</p>
      <div className={styles.actions}>
        <Link to={first.to} className={styles.first}>
          {first.label}
        </Link>
        {second && <Link to={second.to}>{second.label}</Link>}
      </div>
    </section>
  );
}
