import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';

/** Moves a lesson that the server refuses while the day is likely a slip: it says the day, and who means it goes on. */
export function useDespiteDoubts() {
  const { t } = useTranslation('admin-app');
  return useDespite('time_change_doubtful', {
    title: t('classes.timeChange.doubt.title'),
    verb: t('classes.timeChange.doubt.verb'),
  });
}
