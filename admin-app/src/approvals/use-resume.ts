import { teacherResume } from '@portal/shared-api/approvals';
import { isApiError } from '@portal/shared-api/client';
import { useApi } from '@portal/shared-api/react';

/** Long enough for a slow machine to read what was opened. */
const KEPT_FOR_MS = 60_000;

/**
 * Opens an application's resume in a new window. The window opens with the click, before the file has arrived, or
 * browsers would block it as a pop-up.
 */
export function useResume(onFailure: (reason: string) => void) {
  const api = useApi();
  return async (id: number) => {
    const view = window.open('', '_blank');
    try {
      const file = await api.call(teacherResume, { params: { id } });
      const address = URL.createObjectURL(file);
      setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS);
      if (view) view.location.href = address;
    } catch (error) {
      view?.close();
      if (!isApiError(error)) throw error;
      onFailure(error.message);
    }
  };
}
