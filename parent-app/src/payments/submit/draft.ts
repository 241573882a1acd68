import { paymentTypes, type PaymentType } from '@portal/shared-api/payments';
import { doubtful, hasStudent, type Batch, type HandedIn } from './batch.ts';
import type { PanelValues } from './panel-values.ts';

export const accountOf = (parentId: number | ''): string => `parent.${parentId}`;

/** An unfinished batch: what was typed, and the state of its calls. */
export interface Draft extends Pick<Batch, 'handedIn' | 'inDoubt'> {
  /** Marks its payments as one submission. */
  batch?: string;
  payment_type: PaymentType;
  payment_date: string;
  panels: { studentId: string; key: string; values: PanelValues }[];
}

/** The draft of this tab, for students still linked; `startOf` gives their panels' initial values. */
export const readDraft =
  (startOf: (studentId: string) => PanelValues | undefined) =>
  ({ payment_type, payment_date, panels, ...known }: Record<string, unknown>): Draft | null => {
    const type = paymentTypes.find((one) => one === payment_type);
    if (!type || typeof payment_date !== 'string' || !Array.isArray(panels)) return null;
    const isLinked = (studentId: string) => startOf(studentId) !== undefined;
    return {
      ...(typeof known['batch'] === 'string' ? { batch: known['batch'] } : {}),
      handedIn: ((known['handedIn'] ?? []) as HandedIn[]).filter(({ studentId }) => isLinked(studentId)),
      inDoubt: Object.fromEntries(
        Object.entries((known['inDoubt'] ?? {}) as Batch['inDoubt']).filter(([studentId]) =>
          isLinked(studentId),
        ),
      ),
      payment_type: type,
      payment_date,
      panels: (panels as Partial<Draft['panels'][number]>[]).flatMap(({ studentId, key, values }) => {
        const start = startOf(String(studentId));
        return start && key ? [{ studentId: String(studentId), key, values: { ...start, ...values } }] : [];
      }),
    };
  };

/** A draft updated with the current state of its calls. */
export const withAnswers = (draft: Draft, batch: Batch): Draft => ({
  ...draft,
  handedIn: batch.handedIn,
  inDoubt: doubtful(batch),
  panels: draft.panels.filter(({ studentId }) => hasStudent(batch, studentId)),
});
