import { today } from '@portal/shared-api/calendar';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { useKeeping, usePaymentDraft, type PaymentDraft } from '@portal/shared-ui/payment-draft';
import { useState } from 'react';
import { doubtful, type Batch } from './batch.ts';
import { accountOf, readDraft, type Draft } from './draft.ts';
import { startOf, type PanelValues } from './panel-values.ts';
import type { LinkedStudent } from './student-panel.tsx';

/** What a batch begins with: what this tab kept of one that was not sent to the end, else the panel of an only child. */
export function useUnfinished(parentId: number, students: readonly LinkedStudent[]) {
  const [fresh] = useState((): Draft => {
    const [only] = students.length === 1 ? students : [];
    return {
      payment_type: 'E-Wallet',
      payment_date: today(),
      handedIn: [],
      inDoubt: {},
      panels: only ? [{ studentId: only.student_id, key: idempotencyKey(), values: startOf(only) }] : [],
    };
  });
  const kept = usePaymentDraft(
    accountOf(parentId),
    readDraft((id) => {
      const student = students.find(({ student_id }) => student_id === id);
      return student && startOf(student);
    }),
  );
  return { ...kept, fresh, start: kept.draft ?? fresh };
}

type Typed = Pick<Draft, 'payment_type' | 'payment_date'> & { values: Record<string, PanelValues> };

/** Keeps the batch as it is now. Nobody misses what a form begins with anyway. */
export function useKeepingBatch(
  { fresh, start, ...kept }: PaymentDraft<Draft> & { fresh: Draft; start: Draft },
  { values, ...typed }: Typed,
  batch: Batch,
): void {
  const startValues = (id: string) => start.panels.find(({ studentId }) => studentId === id)?.values;
  const now = {
    ...typed,
    handedIn: batch.handedIn,
    inDoubt: doubtful(batch),
    panels: batch.panels.flatMap(({ studentId, key }) => {
      const own = values[studentId] ?? startValues(studentId);
      return own ? [{ studentId, key, values: own }] : [];
    }),
  };
  useKeeping(kept, now, contentOf(now) === contentOf(fresh));
}

const contentOf = ({ payment_type, payment_date, panels, inDoubt }: Draft): string =>
  JSON.stringify([
    payment_type,
    payment_date,
    inDoubt,
    panels.map(({ studentId, values }) => [studentId, values.payment_for, values.payment_amount]),
  ]);
