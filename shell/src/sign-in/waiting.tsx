import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { waitText } from '@portal/shared-ui/use-retry-after';

/** Too many attempts: how long it takes until the form is sent by itself. */
export function Waiting({ seconds, onStop }: { seconds: number; onStop: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Notice kind="warning">
      <output>{t('signIn.waiting.text')}</output>{' '}
      <strong role="timer">{t('signIn.waiting.time', { time: waitText(seconds) })}</strong>{' '}
      <Button kind="text" onClick={onStop}>
        {t('signIn.waiting.stop')}
      </Button>
    </Notice>
  );
}
