import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { Classroom } from './classroom.tsx';

const slogans = ['questions', 'homework', 'name'] as const;

/** The first screen: what the centre stands for, with two links. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className="landing-hero">
      <div className="landing-inner landing-hero__columns">
        <div className="landing-hero__words">
          <p className="landing-hero__place">{t('site.tagline')}</p>
          <h1>{t('home.slogan')}</h1>
          <p className="landing-hero__lead">{t('home.lead')}</p>
          <div className="landing-hero__actions">
            <Link to="/register" className="landing-button landing-button--large">
              {t('home.register')}
            </Link>
            <Link to="/testimonial" className="landing-button landing-button--large landing-button--quiet">
              {t('home.hearFamilies')}
            </Link>
          </div>
        </div>
        <Classroom className="landing-hero__picture" />
      </div>
      <ul className="landing-inner landing-hero__slogans">
        {slogans.map((slogan) => (
          <li key={slogan}>{t(`home.slogans.${slogan}`)}</li>
        ))}
      </ul>
    </div>
  );
}
