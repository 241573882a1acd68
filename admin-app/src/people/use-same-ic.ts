import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';

/** Asks once when another student has the IC, and calls again with the answer. */
export function useSameIc(doing: 'create' | 'save' = 'create') {
  const { t } = useTranslation('admin-app');
  return useDespite('same_ic', {
    title: t(`people.sameIc.${doing}.title`),
    verb: t(`people.sameIc.${doing}.verb`),
  });
}
