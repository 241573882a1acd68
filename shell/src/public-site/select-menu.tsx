import type { Area } from '@portal/portal-kit/area-schema';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useRef } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { PublicNavigation } from './public-navigation.tsx';
import styles from './select-menu.module.css';

interface SelectMenuProps {
  areas: readonly Area[];
  prefetch: (path: string) => void;
  className?: string | undefined;
}

/** The small-screen navigation: a dialog titled Select Menu (specification A, section 2). */
export function SelectMenu({ areas, prefetch, className }: SelectMenuProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<DialogHandle>(null);
  const close = () => dialog.current?.close();
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.open()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span>{t('frame.menu')}</span>
      </button>
      <Dialog ref={dialog} title={t('frame.selectMenu')}>
        <nav className={styles.entries}>
          <PublicNavigation areas={areas} prefetch={prefetch} onChoose={close} />
        </nav>
        <DialogAction onClick={close}>{t('frame.close')}</DialogAction>
      </Dialog>
    </div>
  );
}
