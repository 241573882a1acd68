import { today } from '@portal/shared-api/calendar';
import { Chip } from '@portal/shared-ui/chip';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import styles from './approvals.module.css';

const DAY = 86_400_000;

/** When a request arrived and how many days it has been waiting. Today's are marked. */
export function WaitingSince({ instant }: { instant: string }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const days = Math.round((Date.parse(today()) - Date.parse(today(new Date(instant)))) / DAY);
  return (
    <>
      {instantText(instant, language)}
      <br />
      {days > 0 ? (
        <span className={styles.quiet}>{t('approvals.waiting', { count: days })}</span>
      ) : (
        <Chip tone="sunrise">{t('approvals.new')}</Chip>
      )}
    </>
  );
}
