import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { waitText } from '@portal/shared-ui/use-retry-after';
import styles from './sign-in-page.module.css';

/** Too many attempts: how long it takes until the form is sent by itself. */
export function Waiting({ seconds, onStop }: { seconds: number; onStop: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.waiting}>
      <Notice kind="warning">
        <output>{t('signIn.waiting.text')}</output>{' '}
        <strong role="timer">{t('signIn.waiting.time', { time: waitText(seconds) })}</strong>
        <div className={styles.stop}>
          <Button onClick={onStop}>{t('signIn.waiting.stop')}</Button>
        </div>
      </Notice>
    </div>
  );
}
