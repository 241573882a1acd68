import { Icon } from '@portal/shared-ui/icons';
import { useTranslation } from '@portal/shared-ui/i18n';
import { NavLink } from '@portal/shared-ui/router';
import { Bell } from '../announcements/bell.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { paths } from '../paths.ts';
import { ReleaseNotes } from '../release-notes/release-notes.tsx';
import { useSignOut } from '../services/use-sign-out.ts';
import type { StoredSession } from '../session/session-storage.ts';
import styles from './sidebar.module.css';

interface SidebarFootProps {
  session: StoredSession;
  onChoose?: (() => void) | undefined;
}

/** Version, language, and the signed-in person with a link to the profile. */
export function SidebarFoot({ session, onChoose }: SidebarFootProps) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  return (
    <div className={styles.foot}>
      {session.role !== 'admin' && session.studentIsInitialized !== false && <Bell />}
      <div className={styles.row}>
        <ReleaseNotes className={styles.version} />
        <span className={styles.label}>{t('release.open')}</span>
      </div>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon name="language" />
        </span>
        <LanguageSwitch className={styles.language} />
      </div>
      {session.studentIsInitialized === false ? (
        // the profile opens only after the setup, and there must be a way out
        <button type="button" className={styles.entry} onClick={() => void signOut()}>
          <span className={styles.icon}>
            <Icon name="logout" />
          </span>
          <span className={styles.label}>{t('profile.logout')}</span>
        </button>
      ) : (
        <NavLink to={paths.profile} className={styles.entry} onClick={onChoose}>
          <span className={styles.icon}>
            <Icon name="profile" />
          </span>
          <span className={styles.label}>
            <span className={styles.name} title={session.name}>
              {session.name}
            </span>
            <span className={styles.profile}>{t('frame.viewProfile')}</span>
          </span>
        </NavLink>
      )}
    </div>
  );
}
