import { useTranslation } from '@portal/shared-ui/i18n';
import { useOnline } from '@portal/shared-ui/use-online';
import styles from './offline-notice.module.css';

/** Says that the device has no connection, for as long as that is so. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  return useOnline() ? <output /> : <output className={styles.notice}>{t('offline.text')}</output>;
}
