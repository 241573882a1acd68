import type { Area } from '@portal/portal-kit/area-schema';
import { brand, Logo } from '@portal/shared-ui/brand';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useModal } from '../dialog/use-modal.ts';
import { Sidebar } from './sidebar.tsx';
import styles from './top-bar.module.css';

/** The phone's replacement of the rail: a bar with the product name and a menu. */
export function TopBar({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const menu = useModal();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={menu.open}>
        <Icon name="menu" />
        <span className="visually-hidden">{t('frame.menu')}</span>
      </button>
      <Logo size={28} />
      <span className={styles.product}>{brand.productName[language]}</span>
      <dialog
        {...menu.element}
        className={styles.menu}
        aria-label={t('frame.menu')}
        // a tap beside it closes it
        closedby="any"
      >
        {menu.isOpen && (
          <div className={styles.panel}>
            <div className={styles.head}>
              <Logo size={32} />
              <span className={styles.product}>{brand.productName[language]}</span>
              <button type="button" className={styles.button} onClick={menu.close}>
                <Icon name="reject" />
                <span className="visually-hidden">{t('frame.close')}</span>
              </button>
            </div>
            <Sidebar areas={areas} onChoose={menu.close} />
          </div>
        )}
      </dialog>
    </header>
  );
}
