import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { createParentPayment } from '@portal/shared-api/payments-family';
import { useApi, useRefresh } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useUnanswered } from '@portal/shared-ui/payment-submit';
import { useRef, useState } from 'react';
import {
  begunWith,
  sending,
  withFailure,
  withoutStudent,
  withProgress,
  withStudent,
  withSuccess,
  type Batch,
  type Content,
  type HandedIn,
  type Panel,
} from './batch.ts';
import type { Draft } from './draft.ts';
import { failedCall, type FailedCall } from './problem.ts';

export interface Failed {
  studentId: string;
  failure: FailedCall;
}

/** A batch that starts with some students, and the calls that submit it. */
export function useBatch(
  initial: Pick<Draft, 'batch' | 'panels' | 'handedIn' | 'inDoubt'>,
  nameOf: (studentId: string) => string,
  /** Told the state after each answer, even if the form was closed with its session. */
  onAnswer: (batch: Batch) => void,
) {
  const { t } = useTranslation('parent-app');
  const api = useApi();
  const refresh = useRefresh();
  const unanswered = useUnanswered();
  const stopper = useRef<AbortController>(undefined);
  const [batch, setBatch] = useState(() =>
    begunWith(initial.panels, { ...initial, id: initial.batch ?? idempotencyKey() }),
  );
  /** Continues after the form is closed and its state no longer updates. */
  const latest = useRef(batch);

  function change(next: (now: Batch) => Batch): Batch {
    latest.current = next(latest.current);
    setBatch(latest.current);
    return latest.current;
  }

  async function handIn(
    { studentId, key }: Panel,
    { payment_proof, ...body }: Content,
    signal: AbortSignal,
  ): Promise<HandedIn | Failed> {
    try {
      const { id, invoice_no } = await api.call(
        createParentPayment,
        { body: { ...body, student_id: studentId, batch: latest.current.id }, files: { payment_proof } },
        {
          idempotencyKey: key,
          signal,
          onProgress: (share) => void change((now) => withProgress(now, studentId, share)),
        },
      );
      const handedIn = { studentId, id, invoice: invoice_no, amount: body.payment_amount };
      onAnswer(change((now) => withSuccess(now, handedIn)));
      return handedIn;
    } catch (error) {
      const failure = failedCall(error, {
        t,
        name: nameOf(studentId),
        unanswered: unanswered(error, signal.aborted),
      });
      onAnswer(change((now) => withFailure(now, studentId, failure)));
      return { studentId, failure };
    }
  }

  return {
    batch,
    add: (studentId: string) => {
      const key = idempotencyKey();
      change((now) => withStudent(now, studentId, key));
    },
    /** Starts over with other panels. What may have been stored stays in doubt. */
    restart: ({ panels, batch: id }: Pick<Draft, 'batch' | 'panels'>) =>
      change(({ inDoubt }) => begunWith(panels, { id, inDoubt })),
    remove: (studentId: string) => change((now) => withoutStudent(now, studentId)),
    /** Aborts what is being sent; it may have arrived. */
    stop: () => stopper.current?.abort(),
    /** Submits all panels at once, each in a separate call, and returns the results. */
    send: async (contentOf: (studentId: string) => Content) => {
      const started = change((now) => sending(now, contentOf, idempotencyKey));
      stopper.current = new AbortController();
      const { signal } = stopper.current;
      const results = await Promise.all(
        started.panels.map((panel) => handIn(panel, contentOf(panel.studentId), signal)),
      );
      return {
        /** The list has them. */
        listed: refresh(['payments']),
        handedIn: [...started.handedIn, ...results.filter((one): one is HandedIn => 'id' in one)],
        failed: results.filter((one): one is Failed => 'failure' in one),
      };
    },
  };
}
