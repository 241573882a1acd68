import { useTranslation } from '@portal/shared-ui/i18n';
import { useDespite } from '@portal/shared-ui/use-despite';
import { useSameIc } from './use-same-ic.ts';

interface Known {
  same_ic: boolean;
  despite_doubles: boolean;
}

/**
 * Asks for confirmation if the child may be a student already, and if another student has the IC, then repeats the
 * call.
 */
export function useNewChild() {
  const { t } = useTranslation('admin-app');
  const withSameIc = useSameIc();
  const withDoubles = useDespite('may_be_here', {
    title: t('people.doubles.question'),
    verb: t('people.doubles.verb'),
  });
  return <Answer>(call: (known: Known) => Promise<Answer>): Promise<Answer> =>
    withSameIc((same_ic) => withDoubles((despite_doubles) => call({ same_ic, despite_doubles })));
}
