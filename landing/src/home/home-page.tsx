import { useTranslation } from '@portal/shared-ui/i18n';
import { CentreCards } from '../site/centre-cards.tsx';
import { Page } from '../site/page.tsx';
import { Section } from '../site/section.tsx';
import { useCentres } from '../site/use-centres.ts';
import './home.css';
import { Hero } from './hero.tsx';
import { Intake } from './intake.tsx';
import { IntroVideo } from './intro-video.tsx';
import { Objectives } from './objectives.tsx';
import { AchievementPreview, TeacherPreview, TestimonialPreview } from './previews.tsx';

export default function HomePage() {
  const { t } = useTranslation('landing');
  const { centres } = useCentres();
  return (
    <Page title={t('home.title')} description={t('home.lead')}>
      <Hero />
      <Objectives />
      <IntroVideo />
      <TeacherPreview />
      <AchievementPreview />
      <TestimonialPreview />
      <Section title={t('home.centres.title')} lead={t('home.centres.lead')}>
        <CentreCards centres={centres} headings="h3" />
      </Section>
      <Intake />
    </Page>
  );
}
