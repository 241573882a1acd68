import { isApiError } from '@portal/shared-api/client';
import { useRefresh } from '@portal/shared-api/react';
import { useState } from 'react';

/** Codes that say that the move cannot happen any more, whoever was faster. */
const over = [
  'already_processed',
  'payment_already_processed',
  'payment_already_accepted',
  'payment_already_rejected',
  'payment_already_changed',
  'payment_not_deletable',
  'not_found',
];

/**
 * Does something to a payment; when it comes too late, every list reads again, so that the row shows what it is now.
 * `late` says that the dialog has nothing to do any more: its verb goes, the message stays.
 */
export function usePaymentMove() {
  const refresh = useRefresh();
  const [late, setLate] = useState(false);
  const move = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      if (isApiError(error)) {
        const isOver = over.includes(error.code);
        if (isOver) setLate(true);
        const isCreditGone = error.errors['overpay'] !== undefined;
        if (isOver || isCreditGone || error.code === 'changed_meanwhile') void refresh(['payments']);
      }
      throw error;
    }
  };
  return { move, late };
}
