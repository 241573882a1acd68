import { registeringRoles, type RegisteringRole } from '@portal/shared-api/registrations';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';

/** Replaces the choice of a role where no script can switch the form. */
export function RoleLinks({ current }: { current: RegisteringRole }) {
  const { t } = useTranslation('landing');
  return (
    <nav className="landing-choice" aria-label={t('register.continueAs')}>
      <div className="landing-choice__list">
        {registeringRoles.map((role) => (
          <Link key={role} to={`/register?role=${role}`} aria-current={role === current ? 'page' : undefined}>
            {t(`register.${role}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
