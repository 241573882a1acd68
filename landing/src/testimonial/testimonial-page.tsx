import { landingTestimonials } from '@portal/shared-api/landing-content';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ContentList, CONTENT_STALE_AFTER } from '../site/content.tsx';
import { Page, PageTitle } from '../site/page.tsx';
import { TitleDrawing } from '../site/title-drawings.tsx';
import { TestimonialGrid, TestimonialSkeletons } from '../site/testimonial-grid.tsx';

export default function TestimonialPage() {
  const { t } = useTranslation('landing');
  const testimonials = useApiQuery(landingTestimonials, {}, { staleTime: CONTENT_STALE_AFTER });
  return (
    <Page title={t('testimonial.title')} description={t('testimonial.lead')}>
      <PageTitle
        title={t('testimonial.title')}
        lead={t('testimonial.lead')}
        drawing={<TitleDrawing name="testimonial" />}
      />
      <div className="landing-inner landing-body">
        <ContentList query={testimonials} empty={t('testimonial.empty')} loading={<TestimonialSkeletons />}>
          {(items) => <TestimonialGrid testimonials={items} />}
        </ContentList>
      </div>
    </Page>
  );
}
