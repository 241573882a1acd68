import { isApiError } from '@portal/shared-api/client';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useTranslation } from '@portal/shared-ui/i18n';

/** Asks once when another student has the IC, and calls again with the answer. */
export function useSameIc() {
  const { t } = useTranslation('admin-app');
  const { confirm } = useFeedback();
  return async <Answer>(call: (confirmed: boolean) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(false);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'same_ic') throw error;
      const question = {
        title: t('people.sameIc.title'),
        text: error.message,
        verb: t('people.sameIc.verb'),
        danger: true,
      };
      if (!(await confirm(question))) throw error;
      return call(true);
    }
  };
}
