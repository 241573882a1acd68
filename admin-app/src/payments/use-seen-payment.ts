import { isApiError } from '@portal/shared-api/client';
import { adminPaymentDetails } from '@portal/shared-api/payments-admin';
import { useApi } from '@portal/shared-api/react';
import { useState } from 'react';
import { changedParts } from './payment-changes.ts';
import type { Details } from './payment-loading.tsx';
import { usePaymentMove } from './use-payment-move.ts';

/**
 * The payment being decided on, as read when the dialog opened. If the server says that somebody changed it, it is
 * reloaded, and the next press applies to what is then shown; `was` is the earlier version.
 */
export function useSeenPayment(opened: Details, onChange?: (now: Details, before: Details) => void) {
  const api = useApi();
  const { move: moveOnce, late } = usePaymentMove();
  const [{ seen, was }, setSeen] = useState<{ seen: Details; was: Details | null }>({
    seen: opened,
    was: null,
  });
  const move = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await moveOnce(work);
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') {
        const now = await api.call(adminPaymentDetails, { params: { id: seen.id } });
        setSeen({ seen: now, was: seen });
        onChange?.(now, seen);
      }
      throw error;
    }
  };
  return { seen, was, changed: was ? changedParts(was, seen) : [], move, late };
}
