import type { landingTestimonials } from '@portal/shared-api/landing-content';
import type { Result } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Skeletons } from './content.tsx';
import { useNearby } from './use-nearby.ts';

type Testimonial = Result<typeof landingTestimonials>['data'][number];

/** Three places are held while the videos are asked for (specification A, section 2). */
export const TestimonialSkeletons = () => (
  <div className="landing-videos">
    <Skeletons count={3} className="landing-skeleton--video" />
  </div>
);

/** Nothing of a video is fetched before it is near the screen; then its first picture shows. */
function TestimonialVideo({ testimonial, number }: { testimonial: Testimonial; number: number }) {
  const { t } = useTranslation('landing');
  const [place, nearby] = useNearby<HTMLVideoElement>();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- admins upload videos, caption files are not specified
    <video
      ref={place}
      className="landing-video"
      controls
      playsInline
      preload={nearby ? 'metadata' : 'none'}
      src={nearby ? `${testimonial.video_url}#t=0.1` : undefined}
      aria-label={t('testimonial.video', { number })}
    />
  );
}

export const TestimonialGrid = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
  <ul className="landing-videos">
    {testimonials.map((testimonial, index) => (
      <li key={testimonial.id}>
        <TestimonialVideo testimonial={testimonial} number={index + 1} />
      </li>
    ))}
  </ul>
);
