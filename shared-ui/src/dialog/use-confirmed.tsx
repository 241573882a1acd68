import { isApiError } from '@portal/shared-api/client';
import type { Endpoint } from '@portal/shared-api/endpoint';
import type { ErrorCode } from '@portal/shared-api/errors';
import { useApiMutation, useRefresh, type MutationInput } from '@portal/shared-api/react';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';
import { useFeedback, useShowFailure, type Question } from '../layout/feedback.tsx';

/** A refusal that asks for confirmation: its message is the question, and the call is repeated with other input. */
interface Despite<Input> extends Pick<Question, 'title' | 'verb'> {
  code: ErrorCode;
  again: (input: Input) => Input;
}

/**
 * Calls an endpoint after a confirmation, for every remove, suspend and reject without a form: asks, calls, shows the
 * server's message and refetches the lists. A refusal is shown in a dialog, and the lists are refetched too, since
 * somebody else may have been faster; the refusal in `despite` asks for confirmation instead. `refreshes` names more
 * resources to refetch. Resolves to whether it was done.
 */
export function useConfirmed<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly string[] = [],
  despite?: Despite<MutationInput<E>>,
): (question: Question, input: MutationInput<E>) => Promise<boolean> {
  const { confirm, notify } = useFeedback();
  const ask = useOneAtATime(confirm);
  const showFailure = useShowFailure();
  const refresh = useRefresh();
  const { mutateAsync } = useApiMutation(endpoint, refreshes);
  async function confirmed(question: Question, input: MutationInput<E>): Promise<boolean> {
    if (!(await ask(question))) return false;
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
