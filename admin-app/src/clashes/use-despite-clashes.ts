import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';

/**
 * Makes a call that the server refuses while somebody has another lesson at that time: it says who, and an admin who knows
 * better goes on (decision 29), by a button that says what is done anyway.
 */
export function useDespiteClashes(doing: 'create' | 'save' | 'add' | 'accept' | 'move' | 'remove') {
  const { t } = useTranslation('admin-app');
  return useDespite('clashes', { title: t('classes.clash.title'), verb: t(`classes.clash.${doing}`) });
}
