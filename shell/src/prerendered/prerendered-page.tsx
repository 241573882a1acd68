import type { Area } from '@portal/portal-kit/area-schema';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { ReactNode } from 'react';
import styles from '../app/root.module.css';
import { PublicFrame } from '../public-site/public-frame.tsx';

/** What `Root` renders around a visitor's page, without browser-only parts. */
export function PrerenderedPage({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('frame.skip')}
      </a>
      <PublicFrame areas={areas} prefetch={() => undefined}>
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </PublicFrame>
    </>
  );
}
