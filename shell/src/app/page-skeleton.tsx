import { useTranslation } from '@portal/shared-ui/i18n';
import { useLocation } from '@portal/shared-ui/router';
import { useAreas } from '../services/use-areas.ts';
import { useSession } from '../session/session-store.ts';
import { layoutOf } from './layout.ts';
import { SlowHint } from './slow-hint.tsx';
import styles from './page-skeleton.module.css';

/** As many as a list's skeleton has, plus its header. */
const ROWS = 7;
/** Of the public site, in one row on a wide screen. */
const CARDS = 3;

const List = () => (
  <span className={styles.page}>
    <span className={styles.title} />
    <span className={styles.line} />
    <span className={styles.list}>
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={styles.row} />
      ))}
    </span>
  </span>
);

const SitePage = () => (
  <>
    <span className={styles.head}>
      <span className={styles.title} />
      <span className={styles.line} />
    </span>
    <span className={styles.cards}>
      {Array.from({ length: CARDS }, (_, card) => (
        <span key={card} className={styles.card} />
      ))}
    </span>
  </>
);

/** The skeleton of a loading page, in its place: header and cards on the public site, else title and list. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const areas = useAreas();
  const isSignedIn = useSession((state) => state.session !== null);
  return (
    <output className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{t('loading.page')}</span>
      {layoutOf(pathname, areas, isSignedIn) === 'public' ? <SitePage /> : <List />}
      <SlowHint />
    </output>
  );
}
