import { ApiError, isApiError } from '@portal/shared-api/client';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { createStudentPayment } from '@portal/shared-api/payments-family';
import { useRefresh, useUpload, type MutationInput } from '@portal/shared-api/react';
import { useUnanswered } from '@portal/shared-ui/payment-submit';
import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';

type Body = MutationInput<typeof createStudentPayment>['body'];

/** The server has this payment, or an earlier try of this form. */
const isThereAlready = (code: string) =>
  code === 'payment_already_submitted' || code === 'idempotency_mismatch';

/** The call that hands the payment of one dialog in, once however often it is made. */
export function useHandIn(draft: Pick<Draft, 'key' | 'inDoubt'> | null) {
  const { upload, progress } = useUpload(createStudentPayment);
  const refresh = useRefresh();
  const unanswered = useUnanswered();
  // One dialog is one payment: a second press, or a repeat after a lost answer, is the same one. So is a draft.
  const [key, setKey] = useState(() => draft?.key ?? idempotencyKey());
  const [isThere, setThere] = useState(false);
  const [inDoubt, setInDoubt] = useState(draft?.inDoubt ?? false);
  // Of a call that was made here, its answer tells more.
  const [recalls, setRecalls] = useState(inDoubt);
  const stopper = useRef<AbortController>(undefined);

  /** `onRefused` hears what is in doubt after a refusal even when the form is gone with its session by then. */
  async function handIn(body: Body, payment_proof: File | undefined, onRefused: (inDoubt: boolean) => void) {
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setThere(false);
    setRecalls(false);
    setInDoubt(true);
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
        // A refusal takes no doubt away, since the server may refuse before it looks for the key.
        const isStillInDoubt = inDoubt && error.code !== 'idempotency_mismatch';
        setInDoubt(isStillInDoubt);
        onRefused(isStillInDoubt);
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
    inDoubt,
    /** It was sent before the form came back, and nobody knows whether it was stored. */
    recalls,
    /** Begins again: with the same key while a payment may have been stored under it. */
    restart: () => {
      setThere(false);
      setRecalls(inDoubt);
      if (!inDoubt) setKey(idempotencyKey());
    },
  };
}
