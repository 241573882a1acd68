import { isApiError } from '@portal/shared-api/client';
import type { ErrorCode } from '@portal/shared-api/errors';
import { useFeedback, type Question } from '../layout/feedback.tsx';

/**
 * Makes a call that the server refuses with `code` until confirmed: shows the refusal as a question and repeats the
 * call with the answer. Without confirmation the refusal stands.
 */
export function useDespite(code: ErrorCode, question: Pick<Question, 'title' | 'verb'>) {
  const { confirm } = useFeedback();
  return async <Answer>(call: (despite: boolean) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(false);
    } catch (error) {
      if (!isApiError(error) || error.code !== code) throw error;
      if (!(await confirm({ ...question, text: error.message, danger: true }))) throw error;
      return call(true);
    }
  };
}
