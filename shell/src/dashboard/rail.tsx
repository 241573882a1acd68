import type { Area } from '@portal/portal-kit/area-schema';
import { brand, Logo } from '@portal/shared-ui/brand';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { Sidebar } from './sidebar.tsx';
import type { usePinned } from './use-pinned.ts';
import styles from './rail.module.css';

interface RailProps {
  areas: readonly Area[];
  navigation: ReturnType<typeof usePinned>;
}

/**
 * A narrow rail that expands over the page on hover, on keyboard focus, or by its button. On a wide screen the button
 * pins it beside the page.
 */
export function Rail({ areas, navigation: { isWide, isPinned, pin } }: RailProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [isOpened, setOpened] = useState(false);
  const rail = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpened) return undefined;
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !rail.current?.contains(event.target as Node)
      ) {
        setOpened(false);
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [isOpened]);

  const isOpen = isPinned || isOpened;
  return (
    <div ref={rail} className={styles.rail} data-open={isOpen} data-pinned={isPinned}>
      <div className={styles.head}>
        <Logo size={36} className={styles.logo} />
        <span className={styles.product}>{brand.productName[language]}</span>
        {isWide ? (
          <button
            type="button"
            className={styles.pin}
            aria-pressed={isPinned}
            title={t(isPinned ? 'frame.unpin' : 'frame.pin')}
            onClick={() => pin(!isPinned)}
          >
            <Icon name={isPinned ? 'previous' : 'pin'} />
            <span className="visually-hidden">{t('frame.pin')}</span>
          </button>
        ) : (
          <button
            type="button"
            className={styles.pin}
            aria-expanded={isOpened}
            onClick={() => setOpened(!isOpened)}
          >
            <Icon name={isOpened ? 'previous' : 'menu'} />
            <span className="visually-hidden">{t('frame.menu')}</span>
          </button>
        )}
      </div>
      <Sidebar areas={areas} onChoose={() => setOpened(false)} />
    </div>
  );
}
