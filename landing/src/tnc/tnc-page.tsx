import { PRIVACY_TERMS_VERSION } from '@portal/shared-api/registrations';
import { brand } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Page, PageTitle } from '../site/page.tsx';
import { TitleDrawing } from '../site/title-drawings.tsx';
import ch from './terms-ch.ts';
import en from './terms-en.ts';
import './tnc.css';

const terms = { en, ch };

export default function TermsPage() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const name = brand.name[language];
  const sections = terms[language];
  return (
    <Page title={t('tnc.title')} description={t('tnc.lead')}>
      <PageTitle title={t('tnc.title')} lead={t('tnc.lead')} drawing={<TitleDrawing name="form" />} />
      <div className="landing-inner landing-body landing-terms">
        <nav aria-label={t('tnc.contents')}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph.replaceAll('{{name}}', name)}</p>
              ))}
              {section.id === 'privacy' && (
                <p className="landing-hint">{t('tnc.version', { version: PRIVACY_TERMS_VERSION })}</p>
              )}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
