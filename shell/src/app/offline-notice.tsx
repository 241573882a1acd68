import { useTranslation } from '@portal/shared-ui/i18n';
import { useOnline } from '@portal/shared-ui/use-online';
import styles from './offline-notice.module.css';

/** Shown while the device is offline. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  return useOnline() ? <output /> : <output className={styles.notice}>{t('offline.text')}</output>;
}
