import { today } from '@portal/shared-api/calendar';
import { brand, Logo } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon } from '@portal/shared-api/languages';
import { Link } from '@portal/shared-ui/router';
import { useCentres } from './use-centres.ts';

/** Where the centres are, how to reach them, and the small print. */
export function Footer() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { centres } = useCentres();
  const name = brand.name[language];
  return (
    <footer className="landing-footer">
      <div className="landing-inner landing-footer__columns">
        <div className="landing-footer__brand">
          <p className="landing-footer__name">
            <span className="landing-footer__mark">
              <Logo size={36} />
            </span>
            {name}
          </p>
          <p>{t('site.tagline')}</p>
        </div>
        {centres.map((centre) => (
          <address key={centre.id} className="landing-footer__centre">
            <h2>{centre.name}</h2>
            <p>{centre.address}</p>
            <p>
              <a
                href={centre.phoneLink}
                aria-label={`${t('site.call', { name: centre.name })}${colon[language]}${centre.phone}`}
              >
                {centre.phone}
              </a>
              <a
                href={centre.mapUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={`${t('site.seeLocation')}${colon[language]}${centre.name} (${t('site.newTab')})`}
              >
                {t('site.seeLocation')}
              </a>
            </p>
          </address>
        ))}
        <nav aria-label={t('site.follow')}>
          <h2>{t('site.follow')}</h2>
          <ul>
            {brand.social.map((place) => (
              <li key={place.name}>
                <a href={place.url} target="_blank" rel="noreferrer">
                  {place.name}
                  <span className="visually-hidden"> ({t('site.newTab')})</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="landing-inner landing-footer__end">
        <p>{t('site.copyright', { year: today().slice(0, 4), name })}</p>
        <nav aria-label={t('site.legal')}>
          <Link to="/tnc">{t('site.terms')}</Link>
          <Link to="/tnc#privacy">{t('site.privacy')}</Link>
        </nav>
      </div>
    </footer>
  );
}
