import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon, comma } from '@portal/shared-api/languages';
import { Link } from '@portal/shared-ui/router';
import { Shoplot } from './shoplot.tsx';
import { Townhouse } from './townhouse.tsx';
import type { Centre } from './use-centres.ts';

function Photo({ centre, index }: { centre: Centre; index: number }) {
  const { t } = useTranslation('landing');
  if (centre.photoUrl) {
    return (
      <img
        className="landing-centre__photo"
        src={centre.photoUrl}
        alt={centre.name}
        width={640}
        height={440}
      />
    );
  }
  return index % 2 === 0 ? (
    <Townhouse title={t('centres.illustration.townhouse')} className="landing-centre__photo" />
  ) : (
    <Shoplot title={t('centres.illustration.shoplot')} className="landing-centre__photo" />
  );
}

interface CentreCardsProps {
  centres: readonly Centre[];
  headings: 'h2' | 'h3';
}

/** Each centre with its picture, address, map, phone and timetable. */
export function CentreCards({ centres, headings: Heading }: CentreCardsProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <ul className="landing-centres">
      {centres.map((centre, index) => (
        <li key={centre.id} className="landing-card landing-centre">
          <Photo centre={centre} index={index} />
          <div className="landing-centre__text">
            <Heading>{centre.name}</Heading>
            <dl>
              <dt>{t('centres.address')}</dt>
              <dd>{centre.address}</dd>
              <dt>{t('centres.phone')}</dt>
              <dd>
                <a href={centre.phoneLink}>{centre.phone}</a>
              </dd>
            </dl>
            <div className="landing-centre__actions">
              <a
                className="landing-button landing-button--quiet"
                href={centre.mapUrl}
                target="_blank"
                rel="noreferrer"
              >
                {t('site.seeLocation')}
                <span className="visually-hidden">
                  {`${colon[language]}${centre.name} (${t('site.newTab')})`}
                </span>
              </a>
              <TimetableLink centre={centre} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The centre's own timetable if there is one, else the teachers', which together say the same. */
function TimetableLink({ centre }: { centre: Centre }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const text = (
    <>
      {t('centres.viewTimetable')}
      <span className="visually-hidden">{`${colon[language]}${centre.name}`}</span>
    </>
  );
  const look = 'landing-button landing-button--quiet';
  return centre.timetableUrl ? (
    <a className={look} href={centre.timetableUrl} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden">{` (PDF${comma[language]}${t('site.newTab')})`}</span>
    </a>
  ) : (
    <Link className={look} to="/teachers">
      {text}
    </Link>
  );
}
