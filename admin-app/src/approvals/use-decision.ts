import { usePortal } from '@portal/portal-kit/area';
import { isApiError, type ApiError } from '@portal/shared-api/client';
import { useState } from 'react';

interface Question {
  title: string;
  text: string;
  verb: string;
  danger?: boolean;
}

/**
 * Decides after a question: says what the server says when it went well; otherwise keeps the refusal, and reads the list
 * again, since somebody else may have decided meanwhile.
 */
export function useDecision(list: { refetch: () => unknown }) {
  const { confirm, notify } = usePortal();
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function decide(question: Question, call: () => Promise<{ message: string }>) {
    if (!(await confirm(question))) return;
    try {
      notify('success', (await call()).message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      void list.refetch();
    }
  }

  return { decide, failure, forgetFailure: () => setFailure(null) };
}
