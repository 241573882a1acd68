import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useId, useRef, useState } from 'react';
import { Skeletons } from './content.tsx';

export interface Achievement {
  id: number;
  name: string;
  name_ch: string;
  image_url: string;
  image_width: number | null;
  image_height: number | null;
}

export const CarouselSkeleton = () => <Skeletons count={1} className="landing-skeleton--carousel" />;

interface AchievementCarouselProps {
  title: string;
  title_ch: string;
  achievements: readonly Achievement[];
  headings: 'h2' | 'h3';
}

const slidesOf = (strip: HTMLElement | null) => [...(strip?.children ?? [])] as HTMLElement[];

/**
 * Pictures in a horizontally scrolling strip: swiping and snapping are native, and so are the arrow keys once it has
 * the focus. The buttons move by one picture.
 */
export function AchievementCarousel({ achievements, headings: Heading, ...names }: AchievementCarouselProps) {
  const { t } = useTranslation('landing');
  const isChinese = useLanguage() === 'ch';
  const title = isChinese ? names.title_ch : names.title;
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const total = achievements.length;

  const goTo = (index: number) => {
    const slide = slidesOf(strip.current)[index];
    if (slide) strip.current?.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft });
  };

  const follow = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0, offsetLeft = 0 } = strip.current ?? {};
    if (total > 1 && scrollLeft + clientWidth >= scrollWidth - 2) return setCurrent(total - 1);
    const distances = slidesOf(strip.current).map((slide) =>
      Math.abs(slide.offsetLeft - offsetLeft - scrollLeft),
    );
    setCurrent(distances.indexOf(Math.min(...distances)));
  };

  return (
    <section className="landing-carousel" aria-roledescription="carousel" aria-labelledby={id}>
      <div className="landing-carousel__head">
        <Heading id={id}>{title}</Heading>
        {total > 1 && (
          <div className="landing-carousel__controls">
            <button
              type="button"
              className="landing-round"
              aria-label={t('achievements.previous')}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            >
              ‹
            </button>
            <span aria-live="polite">{t('achievements.position', { current: current + 1, total })}</span>
            <button
              type="button"
              className="landing-round"
              aria-label={t('achievements.next')}
              disabled={current === total - 1}
              onClick={() => goTo(current + 1)}
            >
              ›
            </button>
          </div>
        )}
      </div>
      <ul
        ref={strip}
        className="landing-carousel__strip"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t('achievements.region', { title })}
        onScroll={follow}
      >
        {achievements.map((achievement) => (
          <li key={achievement.id} className="landing-carousel__slide">
            <figure>
              <img
                src={achievement.image_url}
                width={achievement.image_width ?? undefined}
                height={achievement.image_height ?? undefined}
                alt=""
                loading="lazy"
              />
              <figcaption>{isChinese ? achievement.name_ch : achievement.name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
