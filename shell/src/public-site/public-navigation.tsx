import type { Area } from '@portal/portal-kit/area-schema';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { NavLink } from '@portal/shared-ui/router';
import { useIntent } from '../areas/prefetch.ts';
import { personOf } from '../session/person.ts';
import { useSession } from '../session/session-store.ts';
import { publicEntries, type PublicEntry } from './public-entries.ts';
import styles from './public-navigation.module.css';

interface PublicNavigationProps {
  areas: readonly Area[];
  /** Preloads an address. */
  prefetch: (path: string) => void;
  /** Called when an entry is chosen. */
  onChoose?: (() => void) | undefined;
}

/** The entries of the public navigation, in the header and in the small-screen menu. */
export function PublicNavigation({ areas, prefetch, onChoose }: PublicNavigationProps) {
  const session = useSession((state) => state.session);
  const enrollmentOpen = useSession((state) => state.enrollmentOpen);
  const person = session && personOf({ session, enrollmentOpen });
  return (
    <ul className={styles.list}>
      {publicEntries(areas, person).map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} prefetch={prefetch} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<PublicNavigationProps, 'prefetch' | 'onChoose'> {
  entry: PublicEntry;
}

function Entry({ entry, prefetch, onChoose }: EntryProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const intent = useIntent(() => prefetch(entry.path));
  return (
    <NavLink to={entry.path} end className={styles[entry.kind]} onClick={onChoose} {...intent}>
      {typeof entry.label === 'string' ? t(entry.label) : entry.label[language]}
    </NavLink>
  );
}
