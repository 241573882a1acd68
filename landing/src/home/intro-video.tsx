import { brand } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { Section } from '../site/section.tsx';
import { useSiteSettings } from '../site/use-site-settings.ts';
import { Afternoon } from './afternoon.tsx';

/** A picture of the afternoon. With a video it is the button that starts it; nothing loads before. */
export function IntroVideo() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { data } = useSiteSettings();
  const [isPlaying, setIsPlaying] = useState(false);
  const url = data?.intro_video_url;
  const name = t('home.video.play', { name: brand.name[language] });
  return (
    <Section title={t('home.video.title')} lead={t('home.video.lead')} className="landing-intro">
      {!url && <Afternoon title={t('home.video.still')} className="landing-intro__frame" />}
      {url && (
        <noscript>
          <a href={url}>{name}</a>
        </noscript>
      )}
      {url && !isPlaying && (
        <button
          type="button"
          className="landing-intro__play"
          aria-label={name}
          onClick={() => setIsPlaying(true)}
        >
          <Afternoon className="landing-intro__frame" />
          <span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 4.5v15l12-7.5z" fill="currentColor" />
            </svg>
          </span>
        </button>
      )}
      {url && isPlaying && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- one file is configured, without captions
        <video
          className="landing-intro__frame"
          controls
          autoPlay
          playsInline
          src={url}
          aria-label={name}
          ref={(video) => video?.focus()}
        />
      )}
    </Section>
  );
}
