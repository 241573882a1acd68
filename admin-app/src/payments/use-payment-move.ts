import { isApiError } from '@portal/shared-api/client';
import { useRefresh } from '@portal/shared-api/react';
import { useState } from 'react';

/** Codes that mean the move is no longer possible because somebody else was faster. */
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
 * Performs a payment action. If it comes too late, every list is refetched, so that the row shows the current state.
 * `late` means the dialog has nothing left to do: its button is removed, the message stays.
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
