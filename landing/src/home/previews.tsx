import {
  landingAchievements,
  landingTeachers,
  landingTestimonials,
} from '@portal/shared-api/landing-content';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { AchievementCarousel, CarouselSkeleton } from '../site/achievement-carousel.tsx';
import { ContentList, CONTENT_STALE_AFTER } from '../site/content.tsx';
import { Section } from '../site/section.tsx';
import { TeacherCards, TeacherSkeletons } from '../site/teacher-cards.tsx';
import { TestimonialGrid, TestimonialSkeletons } from '../site/testimonial-grid.tsx';

const options = { staleTime: CONTENT_STALE_AFTER };
const TEACHERS = 4;
const TESTIMONIALS = 3;

export function TeacherPreview() {
  const { t } = useTranslation('landing');
  const teachers = useApiQuery(landingTeachers, {}, options);
  return (
    <Section
      title={t('home.teachers.title')}
      lead={t('home.teachers.lead')}
      more={{ to: '/teachers', text: t('home.teachers.all') }}
      tone="surface"
      className="landing-preview"
    >
      <ContentList
        query={teachers}
        empty={t('teachers.empty')}
        loading={<TeacherSkeletons count={TEACHERS} />}
      >
        {(items) => <TeacherCards teachers={items.slice(0, TEACHERS)} headings="h3" />}
      </ContentList>
    </Section>
  );
}

/** The first category; the achievements page has all of them. */
export function AchievementPreview() {
  const { t } = useTranslation('landing');
  const categories = useApiQuery(landingAchievements, {}, options);
  return (
    <Section
      title={t('home.achievements.title')}
      lead={t('home.achievements.lead')}
      more={{ to: '/achievements', text: t('home.achievements.all') }}
    >
      <ContentList query={categories} empty={t('achievements.empty')} loading={<CarouselSkeleton />}>
        {([first]) => first && <AchievementCarousel {...first} headings="h3" />}
      </ContentList>
    </Section>
  );
}

export function TestimonialPreview() {
  const { t } = useTranslation('landing');
  const testimonials = useApiQuery(landingTestimonials, {}, options);
  return (
    <Section
      title={t('home.testimonials.title')}
      lead={t('home.testimonials.lead')}
      more={{ to: '/testimonial', text: t('home.testimonials.all') }}
      tone="deep"
    >
      <ContentList query={testimonials} empty={t('testimonial.empty')} loading={<TestimonialSkeletons />}>
        {(items) => <TestimonialGrid testimonials={items.slice(0, TESTIMONIALS)} />}
      </ContentList>
    </Section>
  );
}
