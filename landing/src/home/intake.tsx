import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { useId } from 'react';
import { useSiteSettings } from '../site/use-site-settings.ts';

/** Invites registrations for the intake year, one setting for both languages (decision 64). */
export function Intake() {
  const { t } = useTranslation('landing');
  const id = useId();
  const { data } = useSiteSettings();
  const year = data?.intake_year;
  return (
    <section className="landing-intake" aria-labelledby={id}>
      <svg className="landing-intake__sun" viewBox="0 0 400 200" aria-hidden="true">
        <path d="M80 200a120 120 0 0 1 240 0z" fill="var(--color-sunrise)" />
        <path
          d="M200 54V12M97 97 66 66M303 97l31-31M54 200H12M388 200h-42"
          stroke="var(--color-sunrise)"
          strokeWidth="12"
          strokeLinecap="round"
        />
      </svg>
      <div className="landing-inner landing-intake__words">
        <h2 id={id}>{year ? t('home.intake.title', { year }) : t('home.intake.titleNoYear')}</h2>
        <p>{t('home.intake.text')}</p>
        <Link to="/register" className="landing-button landing-button--large">
          {year ? t('home.intake.button', { year }) : t('home.intake.buttonNoYear')}
        </Link>
      </div>
    </section>
  );
}
