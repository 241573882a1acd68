import { isApiError } from '@portal/shared-api/client';
import { useApiMutation, useRefresh } from '@portal/shared-api/react';
import { removeTimeChange, type TimeChangeKind, type TimeChangeRow } from '@portal/shared-api/time-changes';
import { dateText } from '@portal/shared-ui/dates';
import { useFeedback, useShowFailure } from '@portal/shared-ui/feedback';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';

/**
 * Undoes a time change after a confirmation, and after another one if that causes a clash. Resolves to whether it was
 * undone.
 */
export function useRemoveTimeChange(kind: TimeChangeKind) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { confirm, notify } = useFeedback();
  const ask = useOneAtATime(confirm);
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const despiteClashes = useDespiteClashes('remove');
  const { mutateAsync } = useApiMutation(removeTimeChange, ['classes', 'timetable', 'attendance']);

  return async ({ id, original_date, student }: TimeChangeRow): Promise<boolean> => {
    const question = {
      title: t('timeChanges.question.title'),
      text: t(`timeChanges.question.${kind}`, {
        name: student?.name ?? '',
        date: dateText(original_date, language),
      }),
      verb: t('timeChanges.question.verb'),
      danger: true,
    };
    if (!(await ask(question))) return false;
    try {
      const { message } = await despiteClashes((despite_clashes) =>
        mutateAsync({ params: { kind, id }, query: { despite_clashes } }),
      );
      notify('success', message);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      void refresh(['time-changes']);
      // The admin did not confirm the clashes.
      if (error.code !== 'clashes') await showFailure(error);
      return false;
    }
  };
}
