import { landingAchievements } from '@portal/shared-api/landing-content';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { AchievementCarousel, CarouselSkeleton } from '../site/achievement-carousel.tsx';
import { ContentList, CONTENT_STALE_AFTER } from '../site/content.tsx';
import { Page, PageTitle } from '../site/page.tsx';
import { TitleDrawing } from '../site/title-drawings.tsx';

export default function AchievementsPage() {
  const { t } = useTranslation('landing');
  const categories = useApiQuery(landingAchievements, {}, { staleTime: CONTENT_STALE_AFTER });
  return (
    <Page title={t('achievements.title')} description={t('achievements.lead')}>
      <PageTitle
        title={t('achievements.title')}
        lead={t('achievements.lead')}
        drawing={<TitleDrawing name="achievements" />}
      />
      <div className="landing-inner landing-body">
        <ContentList query={categories} empty={t('achievements.empty')} loading={<CarouselSkeleton />}>
          {(items) =>
            items.map((category) => <AchievementCarousel key={category.id} {...category} headings="h2" />)
          }
        </ContentList>
      </div>
    </Page>
  );
}
