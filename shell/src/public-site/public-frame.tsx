import type { Area } from '@portal/portal-kit/area-schema';
import { brand, Logo } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { paths } from '../paths.ts';
import { PublicNavigation } from './public-navigation.tsx';
import { SelectMenu } from './select-menu.tsx';
import styles from './public-frame.module.css';

interface PublicFrameProps {
  areas: readonly Area[];
  /** Preloads an address. */
  prefetch: (path: string) => void;
  children: ReactNode;
}

/** The public site's header. An area's page adds content and footer. No Ant Design here. */
export function PublicFrame({ areas, prefetch, children }: PublicFrameProps) {
  const language = useLanguage();
  const { t } = useTranslation('shell');
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to={paths.home} className={styles.brand}>
          <Logo size={36} />
          <span>{brand.name[language]}</span>
        </Link>
        <nav className={styles.wide} aria-label={t('frame.navigation')}>
          <PublicNavigation areas={areas} prefetch={prefetch} />
        </nav>
        <LanguageSwitch className={styles.language} />
        <SelectMenu areas={areas} prefetch={prefetch} className={styles.narrow} />
      </header>
      {/* the menu of small screens wants scripts */}
      <noscript>
        <nav className={`${styles.narrow} ${styles.plain}`} aria-label={t('frame.navigation')}>
          <PublicNavigation areas={areas} prefetch={prefetch} />
        </nav>
      </noscript>
      {children}
    </div>
  );
}
