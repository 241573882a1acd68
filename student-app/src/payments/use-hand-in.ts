import { ApiError, isApiError } from '@portal/shared-api/client';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { createStudentPayment } from '@portal/shared-api/payments-family';
import { useRefresh, useUpload, type MutationInput } from '@portal/shared-api/react';
import { useUnanswered } from '@portal/shared-ui/payment-submit';
import { useRef, useState } from 'react';
import type { Draft } from './draft.ts';

type Body = MutationInput<typeof createStudentPayment>['body'];

/** The server has this payment, or an earlier attempt of this form. */
const isThereAlready = (code: string) =>
  code === 'payment_already_submitted' || code === 'idempotency_mismatch';

/** The call that submits one dialog's payment once, however often it is made. */
export function useHandIn(draft: Pick<Draft, 'key' | 'inDoubt'> | null) {
  const { upload, progress } = useUpload(createStudentPayment);
  const refresh = useRefresh();
  const unanswered = useUnanswered();
  // One dialog is one payment: pressing again, or after a lost answer, does not create another. The same for a draft.
  const [key, setKey] = useState(() => draft?.key ?? idempotencyKey());
  const [isThere, setThere] = useState(false);
  const [inDoubt, setInDoubt] = useState(draft?.inDoubt ?? false);
  // A call made here has an answer that says more.
  const [recalls, setRecalls] = useState(inDoubt);
  const stopper = useRef<AbortController>(undefined);

  /** `onRefused` is told what is in doubt after a refusal, even if the form was closed with its session. */
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
        // A refusal does not settle a doubt, since the server may refuse before checking the key.
        const isStillInDoubt = inDoubt && error.code !== 'idempotency_mismatch';
        setInDoubt(isStillInDoubt);
        onRefused(isStillInDoubt);
        setThere(isThereAlready(error.code));
        // The first attempt was stored and confirmed: what is sent now is another payment.
        if (error.code === 'idempotency_mismatch') setKey(idempotencyKey());
      }
      throw error;
    }
  }

  return {
    handIn,
    progress,
    /** Aborts what is being sent; it may have arrived. */
    stop: () => stopper.current?.abort(),
    /** The last attempt was refused because the payment exists already. */
    isThere,
    key,
    inDoubt,
    /** It was sent before the form was restored, and it is unknown whether it was stored. */
    recalls,
    /** Starts over: with the same key while a payment may have been stored with it. */
    restart: () => {
      setThere(false);
      setRecalls(inDoubt);
      if (!inDoubt) setKey(idempotencyKey());
    },
  };
}
