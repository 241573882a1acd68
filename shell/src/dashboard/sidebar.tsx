import type { Area } from '@portal/portal-kit/area-schema';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { NavLink } from '@portal/shared-ui/router';
import { useIntent } from '../areas/prefetch.ts';
import { personOf } from '../session/person.ts';
import { useSession } from '../session/session-store.ts';
import { prefetch } from '../services/prefetch.ts';
import { sidebarEntries } from './entries.ts';
import { SidebarFoot } from './sidebar-foot.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  areas: readonly Area[];
  /** Called when an entry is chosen. */
  onChoose?: () => void;
}

/** The navigation of a signed-in person with who that is below it, in the rail and in the menu of phones. */
export function Sidebar({ areas, onChoose }: SidebarProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const session = useSession((state) => state.session);
  const enrollmentOpen = useSession((state) => state.enrollmentOpen);
  const person = session && personOf({ session, enrollmentOpen });
  if (!session || !person) return null;
  return (
    <>
      <nav className={styles.navigation} aria-label={t('frame.navigation')}>
        <ul className={styles.list}>
          {sidebarEntries(areas, person).map((entry) => (
            <li key={entry.id}>
              <SidebarLink
                path={entry.path}
                icon={entry.icon}
                label={entry.label[language]}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFoot session={session} onChoose={onChoose} />
    </>
  );
}

interface SidebarLinkProps {
  path: string;
  icon: string;
  label: string;
  onChoose?: (() => void) | undefined;
}

function SidebarLink({ path, icon, label, onChoose }: SidebarLinkProps) {
  const intent = useIntent(() => prefetch(path));
  return (
    <NavLink to={path} className={styles.entry} onClick={onChoose} {...intent}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </NavLink>
  );
}
