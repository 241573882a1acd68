import { useTranslation } from '@portal/shared-ui/i18n';
import { useId } from 'react';

const objectives = ['understanding', 'habits', 'afternoon', 'parents'] as const;

/** The centre's promises, as if written in an exercise book. */
export function Objectives() {
  const { t } = useTranslation('landing');
  const id = useId();
  return (
    <section className="landing-section landing-section--surface" aria-labelledby={id}>
      <div className="landing-inner landing-objectives">
        <div className="landing-objectives__head">
          <h2 id={id}>{t('home.objectives.title')}</h2>
          <p>{t('home.objectives.lead')}</p>
        </div>
        <ol className="landing-book">
          {objectives.map((objective) => (
            <li key={objective}>
              <h3>{t(`home.objectives.${objective}.title`)}</h3>
              <p>{t(`home.objectives.${objective}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
