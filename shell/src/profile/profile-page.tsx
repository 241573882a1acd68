import { Icon } from '@portal/shared-ui/icons';
import { useTranslation } from '@portal/shared-ui/i18n';
import { confirm } from '../feedback/feedback.ts';
import { useSignOut } from '../services/use-sign-out.ts';
import { useSession } from '../session/session-store.ts';
import { AreaPanel } from './area-panel.tsx';
import { ChangePassword } from './change-password.tsx';
import { ParentProfile } from './parent-profile.tsx';
import { AdminProfile, TeacherProfile } from './staff-profile.tsx';
import { StudentProfile } from './student-profile.tsx';
import styles from './profile-page.module.css';

const byRole = {
  admin: AdminProfile,
  student: StudentProfile,
  teacher: TeacherProfile,
  parent: ParentProfile,
} as const;

/** /profile: the person's data, password, and sign-out. */
export function ProfilePage() {
  const role = useSession((state) => state.session?.role);
  if (!role) return null;
  const Details = byRole[role];
  return (
    <article className={styles.page}>
      <Head />
      <Details />
      <AreaPanel role={role} />
    </article>
  );
}

function Head() {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const ask = async () => {
    const question = {
      title: t('profile.logoutTitle'),
      text: t('profile.logoutText'),
      verb: t('profile.logout'),
    };
    if (await confirm(question)) await signOut();
  };
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('titles.profile')}</h1>
        <ChangePassword className={styles.button} />
        <button type="button" className={styles.button} onClick={() => void ask()}>
          <Icon name="logout" /> {t('profile.logout')}
        </button>
      </header>
      <p className={styles.banner}>{t('profile.contactAdmins')}</p>
    </>
  );
}
