import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';

/** Asks once when another student has the IC, and calls again with the answer. */
export function useSameIc() {
  const { t } = useTranslation('admin-app');
  return useDespite('same_ic', { title: t('people.sameIc.title'), verb: t('people.sameIc.verb') });
}
