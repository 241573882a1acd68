import { decideEnrollment, type pendingEnrollments } from '@portal/shared-api/approvals-requests';
import { isApiError } from '@portal/shared-api/client';
import { useApiMutation, useRefresh } from '@portal/shared-api/react';
import { useFeedback, useShowFailure } from '@portal/shared-ui/feedback';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { RowOf } from '@portal/shared-ui/list';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';

/**
 * Accepts a request for classes after a confirmation, and after another one if the student has lessons at those
 * times.
 */
export function useAcceptEnrollment() {
  const { t } = useTranslation('admin-app');
  const { confirm, notify } = useFeedback();
  const ask = useOneAtATime(confirm);
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const despiteClashes = useDespiteClashes('accept');
  const { mutateAsync } = useApiMutation(decideEnrollment, ['students', 'classes']);

  return async ({ id, student, details }: RowOf<typeof pendingEnrollments>): Promise<void> => {
    const question = {
      title: t('approvals.acceptQuestion.title', { name: student.name }),
      text: t('approvals.acceptQuestion.enrollment', { count: details.length }),
      verb: t('approvals.accept'),
    };
    if (!(await ask(question))) return;
    try {
      const { message } = await despiteClashes((despite_clashes) =>
        mutateAsync({ params: { id, decision: 'accept' }, query: { despite_clashes } }),
      );
      notify('success', message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      void refresh(['approvals']);
      // The admin did not confirm the clashes.
      if (error.code !== 'clashes') await showFailure(error);
    }
  };
}
