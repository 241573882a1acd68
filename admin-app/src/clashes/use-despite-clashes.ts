import { isApiError } from '@portal/shared-api/client';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useTranslation } from '@portal/shared-ui/i18n';

/**
 * Makes a call that the server refuses while somebody has another lesson at that time: it says who, and an admin who knows
 * better goes on (decision 29), by a button that says `verb`. The first refusal stands when the answer is no.
 */
export function useDespiteClashes(verb?: string) {
  const { t } = useTranslation('admin-app');
  const { confirm } = useFeedback();
  return async <Answer>(call: (despiteClashes: boolean) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(false);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'clashes') throw error;
      const question = {
        title: t('classes.clash.title'),
        text: error.message,
        verb: verb ?? t('classes.clash.verb'),
      };
      if (!(await confirm({ ...question, danger: true }))) throw error;
      return call(true);
    }
  };
}
