import { ApiError, isApiError } from '@portal/shared-api/client';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { createStudentPayment } from '@portal/shared-api/payments-family';
import { useRefresh, useUpload, type MutationInput } from '@portal/shared-api/react';
import { useUnanswered } from '@portal/shared-ui/payment-submit';
import { useRef, useState } from 'react';

type Body = MutationInput<typeof createStudentPayment>['body'];

/** The server has this payment, or an earlier try of this form. */
const isThereAlready = (code: string) =>
  code === 'payment_already_submitted' || code === 'idempotency_mismatch';

/** The call that hands the payment of one dialog in, once however often it is made. */
export function useHandIn(firstKey?: string) {
  const { upload, progress } = useUpload(createStudentPayment);
  const refresh = useRefresh();
  const unanswered = useUnanswered();
  // One dialog is one payment: a second press, or a repeat after a lost answer, is the same one. So is a draft.
  const [key, setKey] = useState(() => firstKey ?? idempotencyKey());
  const [isThere, setThere] = useState(false);
  const stopper = useRef<AbortController>(undefined);

  async function handIn(body: Body, payment_proof: File | undefined) {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setThere(false);
    try {
      return await upload({ body, files: { payment_proof }, options: { idempotencyKey: key, signal } });
    } catch (error) {
      void refresh(['payments']);
      const unknown = unanswered(error, signal.aborted);
      if (unknown) {
        const { message, requestId } = unknown;
        throw new ApiError(0, { code: 'network', message, ...(requestId ? { request_id: requestId } : {}) });
      }
      if (isApiError(error)) {
        setThere(isThereAlready(error.code));
        // The first try is stored, and the person is told so: what is pressed now is another payment.
        if (error.code === 'idempotency_mismatch') setKey(idempotencyKey());
      }
      throw error;
    }
  }

  return {
    handIn,
    progress,
    /** Gives up what is under way; it may have arrived. */
    stop: () => stopper.current?.abort(),
    /** The last try was refused because the payment is in the list. */
    isThere,
    key,
  };
}
