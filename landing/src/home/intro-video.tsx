import { brand } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';

import { Section } from '../site/section.tsx';
import { useNearby } from '../site/use-nearby.ts';
import { useSiteSettings } from '../site/use-site-settings.ts';
import { Afternoon } from './afternoon.tsx';

/** The intro video once the centre has one, a still picture until then. */
export function IntroVideo() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { data } = useSiteSettings();
  const [place, nearby] = useNearby<HTMLVideoElement>();
  const url = data?.intro_video_url;
  return (
    <Section title={t('home.video.title')} lead={t('home.video.lead')} className="landing-intro">
      {url ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- one file is configured, without captions
        <video
          ref={place}
          className="landing-intro__frame"
          controls
          playsInline
          preload={nearby ? 'metadata' : 'none'}
          src={url}
          aria-label={t('home.video.play', { name: brand.name[language] })}
        />
      ) : (
        <Afternoon title={t('home.video.still')} className="landing-intro__frame" />
      )}
    </Section>
  );
}
