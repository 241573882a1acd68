import { isApiError } from '@portal/shared-api/client';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { useApiMutation, useRefresh, type MutationInput } from '@portal/shared-api/react';
import { useFeedback, useShowFailure, type Question } from '../layout/feedback.tsx';

/**
 * Calls an endpoint after a question, for every remove, suspend and reject without a form: asks, calls, says what the server
 * says and reads the lists again. A refusal is shown in a dialog, and the lists are read again too, since somebody else may have
 * been faster. `refreshes` names more resources whose lists change. Resolves to whether it was done.
 */
export function useConfirmed<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly string[] = [],
): (question: Question, input: MutationInput<E>) => Promise<boolean> {
  const { confirm, notify } = useFeedback();
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const { mutateAsync } = useApiMutation(endpoint, refreshes);
  return async (question, input) => {
    if (!(await confirm(question))) return false;
    try {
      const { message } = (await mutateAsync(input)) as { message: string };
      notify('success', message);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      void refresh([endpoint.name.split('.')[0]!, ...refreshes]);
      await showFailure(error);
      return false;
    }
  };
}
