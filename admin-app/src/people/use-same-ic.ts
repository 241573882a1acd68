import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';

/** Asks for confirmation if another student has the IC, then repeats the call. */
export function useSameIc(doing: 'create' | 'save' = 'create') {
  const { t } = useTranslation('admin-app');
  return useDespite('same_ic', {
    title: t(`people.sameIc.${doing}.title`),
    verb: t(`people.sameIc.${doing}.verb`),
  });
}
