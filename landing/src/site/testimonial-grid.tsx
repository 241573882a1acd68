import type { landingTestimonials } from '@portal/shared-api/landing-content';
import type { Result } from '@portal/shared-api/endpoint';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon } from '@portal/shared-api/languages';
import { useRef, useState } from 'react';
import { Skeletons } from './content.tsx';
import { useNearby } from './use-nearby.ts';

type Testimonial = Result<typeof landingTestimonials>['data'][number];

/** Three placeholders while the videos are loading (specification A, section 2). */
export const TestimonialSkeletons = () => (
  <div className="landing-videos">
    <Skeletons count={3} className="landing-skeleton--video" />
  </div>
);

/** On the server, because the page may be read without scripts. */
const isPrerendered = typeof document === 'undefined';

/**
 * With a poster, nothing of the video loads before it plays. Otherwise its first frame shows once it is near the
 * screen.
 */
function TestimonialVideo({ testimonial, number }: { testimonial: Testimonial; number: number }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const [place, nearby] = useNearby<HTMLDivElement>();
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  const { name, poster_url, video_url } = testimonial;
  const sentence = language === 'ch' ? testimonial.sentence_ch : testimonial.sentence;
  const needsVideo = isStarted || (nearby && !poster_url);
  const label = t('testimonial.video', { number });
  return (
    <figure ref={place} className="landing-testimonial">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- admins upload videos, caption files are not specified */}
      <video
        ref={video}
        className="landing-video"
        controls={isStarted || isPrerendered}
        playsInline
        preload={needsVideo ? 'metadata' : 'none'}
        poster={(nearby && poster_url) || undefined}
        src={nearby ? (poster_url ? video_url : `${video_url}#t=0.1`) : undefined}
        aria-label={name ? `${label}${colon[language]}${name}` : label}
        onPlay={() => setStarted(true)}
      />
      <figcaption>
        {/* below the picture, where it covers no face; the browser's own controls come with the first second */}
        {!isStarted && (
          <button
            type="button"
            className="landing-round"
            aria-label={t('testimonial.play', { name: name ?? label })}
            onClick={() => void video.current?.play()}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M8 4.5v15l12-7.5z" fill="currentColor" />
            </svg>
          </button>
        )}
        <div>
          {sentence && <blockquote>{sentence}</blockquote>}
          {name && <cite>{name}</cite>}
        </div>
      </figcaption>
    </figure>
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
