import type { Area } from '@portal/portal-kit/area-schema';
import { brand, Logo } from '@portal/shared-ui/brand';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { Sidebar } from './sidebar.tsx';
import styles from './rail.module.css';

/** A narrow rail that opens over the page under the pointer, with the keyboard focus in it, or by its button. */
export function Rail({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [isPinned, setPinned] = useState(false);
  const rail = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isPinned) return undefined;
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !rail.current?.contains(event.target as Node)
      ) {
        setPinned(false);
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [isPinned]);

  return (
    <div ref={rail} className={styles.rail} data-pinned={isPinned}>
      <div className={styles.head}>
        <Logo size={36} className={styles.logo} />
        <span className={styles.product}>{brand.productName[language]}</span>
        <button
          type="button"
          className={styles.pin}
          aria-expanded={isPinned}
          onClick={() => setPinned(!isPinned)}
        >
          <Icon name={isPinned ? 'previous' : 'menu'} />
          <span className="visually-hidden">{t('frame.menu')}</span>
        </button>
      </div>
      <Sidebar areas={areas} onChoose={() => setPinned(false)} />
    </div>
  );
}
