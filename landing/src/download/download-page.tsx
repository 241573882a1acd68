import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { Content } from '../site/content.tsx';
import { Page, PageTitle } from '../site/page.tsx';
import { TitleDrawing } from '../site/title-drawings.tsx';
import { useSiteSettings } from '../site/use-site-settings.ts';
import { Phone } from './phone.tsx';

export default function DownloadPage() {
  const { t } = useTranslation('landing');
  const settings = useSiteSettings();
  const apps = settings.data?.apps;
  const hasApps = Boolean(apps?.student_url && apps.teacher_url);
  return (
    <Page title={t('download.title')} description={t(hasApps ? 'download.lead' : 'download.leadWithout')}>
      <PageTitle
        title={t('download.title')}
        lead={t(hasApps ? 'download.lead' : 'download.leadWithout')}
        drawing={<TitleDrawing name="download" />}
      />
      <div className="landing-inner landing-body">
        <Content query={settings} loading={<div className="landing-skeleton landing-skeleton--app" />}>
          {({ apps }) => <Apps student={apps.student_url} teacher={apps.teacher_url} />}
        </Content>
      </div>
    </Page>
  );
}

/** Both apps show when both files are configured (decision 68). */
function Apps({ student, teacher }: { student: string | null; teacher: string | null }) {
  const { t } = useTranslation('landing');
  if (!student || !teacher) {
    return (
      <div className="landing-note landing-note--drawn">
        <Phone />
        <p>{t('download.none')}</p>
        <Link to="/signin" className="landing-button">
          {t('download.signIn')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <ul className="landing-apps">
        {(
          [
            ['student', student],
            ['teacher', teacher],
          ] as const
        ).map(([app, url]) => (
          <li key={app} className="landing-card landing-app">
            <h2>{t(`download.${app}.title`)}</h2>
            <p>{t(`download.${app}.text`)}</p>
            <a className="landing-button" href={url} download>
              {t(`download.${app}.button`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="landing-hint">{t('download.hint')}</p>
    </>
  );
}
