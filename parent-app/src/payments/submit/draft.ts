import { paymentTypes, type PaymentType } from '@portal/shared-api/payments';
import type { PanelValues } from './panel-values.ts';

export const accountOf = (parentId: number | ''): string => `parent.${parentId}`;

/** A batch that was not sent to the end: what was typed, and the key that each payment may have been sent under. */
export interface Draft {
  payment_type: PaymentType;
  payment_date: string;
  panels: { studentId: string; key: string; values: PanelValues }[];
}

/** What this tab kept, of students who are linked still; `startOf` gives what their panels begin with. */
export const readDraft =
  (startOf: (studentId: string) => PanelValues | undefined) =>
  ({ payment_type, payment_date, panels }: Record<string, unknown>): Draft | null => {
    const type = paymentTypes.find((one) => one === payment_type);
    if (!type || typeof payment_date !== 'string' || !Array.isArray(panels)) return null;
    return {
      payment_type: type,
      payment_date,
      panels: (panels as Partial<Draft['panels'][number]>[]).flatMap(({ studentId, key, values }) => {
        const start = startOf(String(studentId));
        return start && key ? [{ studentId: String(studentId), key, values: { ...start, ...values } }] : [];
      }),
    };
  };
