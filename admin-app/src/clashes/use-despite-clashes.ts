import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';

/**
 * Calls an endpoint that the server refuses while somebody has another lesson at that time. An admin may confirm and
 * continue (decision 29), with a button that names the action.
 */
export function useDespiteClashes(doing: 'create' | 'save' | 'add' | 'accept' | 'move' | 'remove') {
  const { t } = useTranslation('admin-app');
  return useDespite('clashes', { title: t('classes.clash.title'), verb: t(`classes.clash.${doing}`) });
}
