import { isApiError } from '@portal/shared-api/client';
import { useRefresh } from '@portal/shared-api/react';

/** Codes that say that the screen is behind: somebody else was faster. */
const behind = ['already_processed', 'changed_meanwhile', 'payment_not_deletable', 'not_found'];

/** Does something to a payment; when it comes too late, every list reads again, so that the row shows what it is now. */
export function usePaymentMove() {
  const refresh = useRefresh();
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (isApiError(error) && behind.includes(error.code)) {
        void refresh(['payments']);
      }
      throw error;
    }
  };
}
