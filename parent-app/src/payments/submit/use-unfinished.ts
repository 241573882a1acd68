import { today } from '@portal/shared-api/calendar';
import { idempotencyKey } from '@portal/shared-api/idempotency-key';
import { useKeeping, usePaymentDraft, type PaymentDraft } from '@portal/shared-ui/payment-draft';
import { monthsToPay } from '@portal/shared-ui/month-hint';
import { useState } from 'react';
import { doubtful, type Batch } from './batch.ts';
import { accountOf, readDraft, type Draft } from './draft.ts';
import { startOf, type PanelValues } from './panel-values.ts';
import type { LinkedStudent } from './student-panel.tsx';

/** The requested student, else those with outstanding months, else an only child. */
function beginners(students: readonly LinkedStudent[], studentId: string | undefined) {
  const asked = students.filter(({ student_id }) => student_id === studentId);
  if (asked.length > 0) return asked;
  const owing = students.filter((student) => monthsToPay(student).length > 0);
  return owing.length > 0 || students.length > 1 ? owing : students;
}

/** What a batch starts with: this tab's draft, else the panels of the given students. */
export function useUnfinished(
  parentId: number,
  students: readonly LinkedStudent[],
  studentId: string | undefined,
) {
  const [fresh] = useState((): Draft => {
    return {
      batch: idempotencyKey(),
      payment_type: 'E-Wallet',
      payment_date: today(),
      handedIn: [],
      inDoubt: {},
      panels: beginners(students, studentId).map((student) => ({
        studentId: student.student_id,
        key: idempotencyKey(),
        values: startOf(student),
      })),
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

type Typed = Pick<Draft, 'payment_type' | 'payment_date'> & {
  values: Record<string, PanelValues>;
  /** The file is not kept, and the restored form says so. */
  hasSlip: boolean;
};

/** Keeps the current batch. Initial values are not worth keeping. */
export function useKeepingBatch(
  { fresh, start, ...kept }: PaymentDraft<Draft> & { fresh: Draft; start: Draft },
  { values, hasSlip, ...typed }: Typed,
  batch: Batch,
): void {
  const startValues = (id: string) => start.panels.find(({ studentId }) => studentId === id)?.values;
  const now = {
    ...typed,
    ...(batch.id ? { batch: batch.id } : {}),
    handedIn: batch.handedIn,
    inDoubt: doubtful(batch),
    panels: batch.panels.flatMap(({ studentId, key }) => {
      const own = values[studentId] ?? startValues(studentId);
      return own ? [{ studentId, key, values: own }] : [];
    }),
  };
  useKeeping(kept, now, !hasSlip && contentOf(now) === contentOf(fresh));
}

const contentOf = ({ payment_type, payment_date, panels, inDoubt }: Draft): string =>
  JSON.stringify([
    payment_type,
    payment_date,
    inDoubt,
    panels.map(({ studentId, values }) => [studentId, values.payment_for, values.payment_amount]),
  ]);
