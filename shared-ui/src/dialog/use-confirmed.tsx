import { isApiError } from '@portal/shared-api/client';
import type { Endpoint } from '@portal/shared-api/endpoint';
import type { ErrorCode } from '@portal/shared-api/errors';
import { useApiMutation, useRefresh, type MutationInput } from '@portal/shared-api/react';
import { useFeedback, useShowFailure, type Question } from '../layout/feedback.tsx';

/** A refusal that is a question: its words are asked, and the call is made again with another input. */
interface Despite<Input> extends Pick<Question, 'title' | 'verb'> {
  code: ErrorCode;
  again: (input: Input) => Input;
}

/**
 * Calls an endpoint after a question, for every remove, suspend and reject without a form: asks, calls, says what the server
 * says and reads the lists again. A refusal is shown in a dialog, and the lists are read again too, since somebody else may have
 * been faster; that of `despite` is asked about instead. `refreshes` names more resources whose lists change. Resolves to
 * whether it was done.
 */
export function useConfirmed<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly string[] = [],
  despite?: Despite<MutationInput<E>>,
): (question: Question, input: MutationInput<E>) => Promise<boolean> {
  const { confirm, notify } = useFeedback();
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const { mutateAsync } = useApiMutation(endpoint, refreshes);
  async function confirmed(question: Question, input: MutationInput<E>): Promise<boolean> {
    if (!(await confirm(question))) return false;
    try {
      const { message } = (await mutateAsync(input)) as { message: string };
      notify('success', message);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (despite && error.code === despite.code) {
        const { title, verb, again } = despite;
        return confirmed({ title, verb, text: error.message, danger: true }, again(input));
      }
      void refresh([endpoint.name.split('.')[0]!, ...refreshes]);
      await showFailure(error);
      return false;
    }
  }
  return confirmed;
}
